/** From the address to the screen. */
import { Component, type ComponentChildren, type VNode } from 'preact';
import { fetchBoardOf } from '../boards/index.ts';
import { type GameName, isGameName, manifests } from '../games.ts';
import { Home } from '../screens/home.tsx';
import { Crashed, DeadLink, Unloaded } from '../screens/errors.tsx';
import { type Lazy, lazily } from './lazily.tsx';
import { path } from './router.ts';
import { isUnloaded, lacksWorker } from './unloaded.ts';

const SetUp = lazily<{ game: GameName }>(() => import('../screens/set-up.tsx'));
const LocalRoom = lazily<{ id: string }>(() => import('../screens/local-room.tsx'));
const OnlineRoom = lazily<{ id: string }>(() => import('../screens/online-room.tsx'));
const Lobby = lazily<object>(() => import('../screens/lobby.tsx'));
const Replay = lazily<{ id: string | null }>(() => import('../screens/replay.tsx'));
const Analysis = lazily<{ id: string }>(() => import('../screens/analysis.tsx'));
const Learn = lazily<{ game?: GameName }>(() => import('../screens/learn.tsx'));
const Lesson = lazily<{ game: GameName; name: string }>(() => import('../screens/lesson.tsx'));
const Editor = lazily<{ game: GameName }>(() => import('../screens/editor.tsx'));
const RuleBook = lazily<{ game: GameName }>(() => import('../screens/rule-book.tsx'));
const Account = lazily<object>(() => import('../screens/account.tsx'));
const Rests = lazily<object>(() => import('../screens/rests.tsx'));
const MyGames = lazily<object>(() => import('../screens/my-games.tsx'));
const Settings = lazily<object>(() => import('../screens/settings.tsx'));

/** `/learn`, `/learn/GAME`, `/learn/GAME/LESSON`. */
function learning(game: string | undefined, lesson: string | undefined): VNode {
  if (game === undefined || game === '') return <Learn />;
  if (!isGameName(game)) return <DeadLink />;
  if (lesson === undefined || lesson === '') return <Learn key={game} game={game} />;
  return <Lesson key={`${game}/${lesson}`} game={game} name={lesson} />;
}

function screen(path: string): VNode {
  const [first, second, third, fourth] = path.split('/').slice(1);
  if (first === 'learn' && fourth === undefined) return learning(second, third);
  if (third !== undefined && third !== '') return <DeadLink />;
  if (first === '' || first === 'index.html') return <Home />;
  if (first === 'new' && isGameName(second)) return <SetUp key={second} game={second} />;
  if (first === 'play' && second !== undefined) return <LocalRoom key={second} id={second} />;
  if (first === 'rules' && isGameName(second)) return <RuleBook key={second} game={second} />;
  if (first === 'editor' && isGameName(second) && manifests[second].editor !== undefined)
    return <Editor key={second} game={second} />;
  if (first === 'replay') return <Replay key={second} id={second === undefined || second === '' ? null : second} />;
  if (first === 'analysis' && second !== undefined && second !== '') return <Analysis key={second} id={second} />;
  if (first === 'table' && second !== undefined) return <OnlineRoom key={second} id={second} />;
  if (first === 'lobby' && second === undefined) return <Lobby />;
  if (first === 'account' && second === undefined) return <Account />;
  if (first === 'rests' && second === undefined) return <Rests />;
  if (first === 'games' && second === undefined) return <MyGames />;
  if (first === 'settings' && second === undefined) return <Settings />;
  return <DeadLink />;
}

/** While the texts are on their way, so may the screen be, and the board of the table that the address names. */
export function fetchScreen(): void {
  const { type } = screen(path.value);
  if (typeof type !== 'string' && 'fetch' in type) (type as Lazy<object>).fetch();
  const [first, second] = path.value.split('/').slice(1);
  if (first === 'play' && second !== undefined) fetchBoardOf(second);
}

interface Broken {
  readonly where: string | null;
  readonly error: unknown;
}

class Boundary extends Component<{ children: ComponentChildren; where: string }, Broken> {
  override state: Broken = { where: null, error: null };

  override componentDidCatch(error: unknown): void {
    this.setState({ where: this.props.where, error });
  }

  override render(): ComponentChildren {
    if (lacksWorker(this.props.where)) return <Unloaded />;
    if (this.state.where !== this.props.where) return this.props.children;
    return isUnloaded(this.state.error) ? <Unloaded /> : <Crashed />;
  }
}

export function App() {
  return <Boundary where={path.value}>{screen(path.value)}</Boundary>;
}
