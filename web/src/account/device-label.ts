/** What a passkey is called: enough to tell one's devices apart, and no more than the browser tells every page. */

/** In this order: nearly all browsers also name those they are made from. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** "Firefox, Linux". */
export function deviceLabel(agent: string): string {
  const browser = browsers.find(([token]) => agent.includes(`${token}/`))?.[1];
  const system = systems.find(([token]) => agent.includes(token))?.[1];
  return [browser, system].filter((part) => part !== undefined).join(', ') || 'Passkey';
}
