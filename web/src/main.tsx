import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App, fetchScreen } from './app/app.tsx';
import { speakFirst } from './app/language.ts';
import { startRouter } from './app/router.ts';
import { applySettings } from './app/settings.ts';
import { whenIdle } from './app/idle.ts';
import { watchForUpdates } from './app/updates.ts';

applySettings();
startRouter();

// No `await` at the top level: the texts import code of this chunk, and would wait until it has been evaluated.
async function start(): Promise<void> {
  const spoken = speakFirst();
  fetchScreen();
  await spoken;
  render(<App />, document.getElementById('app')!);
  watchForUpdates();
  // Without them the page is still complete; the browser shows its own.
  whenIdle(() => void import('./parts/tooltips.ts').then(({ showTooltips }) => showTooltips()).catch(() => undefined));
}

void start();
