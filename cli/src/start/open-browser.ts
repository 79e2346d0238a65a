import { spawn } from 'node:child_process';

type Env = Readonly<Record<string, string | undefined>>;

/** The command that opens an address in the browser; null where nobody would see it. */
export function browserCommand(platform: NodeJS.Platform, env: Env, isTerminal: boolean): readonly string[] | null {
  if (!isTerminal || env['CI'] !== undefined || env['SSH_CONNECTION'] !== undefined) return null;
  if (platform === 'darwin') return ['open'];
  // The empty argument is the title of the window, which `start` would take from the address.
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env['DISPLAY'] === undefined && env['WAYLAND_DISPLAY'] === undefined ? null : ['xdg-open'];
}

/** Opens the address where there is a browser; without one the address is on the screen anyway. */
export function openBrowser(address: string): void {
  const command = browserCommand(process.platform, process.env, process.stdout.isTTY);
  if (command === null) return;
  const [program, ...args] = command;
  const child = spawn(program!, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
