/** `npm run bench`: every section; `npm run bench -- server app`: the ones named. A new section is one line here. */
import { gameSections } from './games.ts';
import { printRows, type Section } from './report.ts';

// The peers are measured at their best, and some ask for this when they are loaded.
process.env['NODE_ENV'] = 'production';

const sections: Readonly<Record<string, () => Promise<Section>>> = {
  ...gameSections,
  threads: () => import('./bots/threads.ts'),
  limits: () => import('./bots/limits.ts'),
  engine: () => import('./engine/section.ts'),
  server: () => import('./server/section.ts'),
  frames: () => import('./server/frames-section.ts'),
  scaling: () => import('./server/scaling-section.ts'),
  flat: () => import('./server/flat-section.ts'),
  app: () => import('./app/section.ts'),
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  console.error(`no such section: ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}`);
  process.exit(2);
}
for (const [name, load] of Object.entries(sections)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(`\n# ${name}`);
  const section = await load();
  const rows = await section.run();
  if (Array.isArray(rows)) printRows(rows as readonly Readonly<Record<string, string | number>>[]);
}
