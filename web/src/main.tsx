import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { speakFirst } from './app/language.ts';
import { startRouter } from './app/router.ts';
import { keepSettings } from './app/settings.ts';
import { watchForUpdates } from './app/updates.ts';

keepSettings();
startRouter();
await speakFirst();
render(<App />, document.getElementById('app')!);
watchForUpdates();
