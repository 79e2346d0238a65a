/** The actions that need no tile, as buttons. */
import type { Legal, Viewer } from '@traque/engine/core/game';
import type { Action, Card, View } from '@traque/engine/maamut/protocol';
import type { ActionButton } from './Dock.tsx';
import { cellName } from './geometry.ts';
import { isLegal, type Target } from './intents.ts';
import type { Words } from './words.ts';

interface Moment {
  readonly words: Words;
  readonly view: View;
  readonly viewer: Viewer;
  readonly legal: Legal<Action> | null;
  readonly card: Card | null;
  /** The tile that a touch has chosen and not yet confirmed. */
  readonly touched: Target | null;
  readonly act: (action: Action) => void;
  readonly setNotice: (text: string) => void;
}

export function actionButtonsOf({
  words,
  view,
  viewer,
  legal,
  card,
  touched,
  act,
  setNotice,
}: Moment): readonly ActionButton[] {
  if (!legal || viewer === null) return [];
  const go: ActionButton[] = touched
    ? [
        {
          key: 'go',
          label: words.goThere(cellName(touched.cell)),
          sign: null,
          legal: true,
          primary: true,
          run: () => act(touched.action),
        },
      ]
    : [];
  if (view.phase !== 'act') return go;
  const hunter = view.hunters[viewer];
  const onTrap = view.traps[hunter?.at ?? ''] !== undefined;
  const trap: ActionButton = onTrap
    ? {
        key: 'lift',
        label: words.liftTrap,
        sign: 'trap',
        legal: isLegal(legal, 'liftTrap'),
        previews: { type: 'liftTrap' },
        run: () => act({ type: 'liftTrap' }),
      }
    : {
        key: 'set',
        label: words.setTrap,
        note: words.trapsLeft(hunter?.traps ?? 0),
        sign: 'trap',
        legal: isLegal(legal, 'setTrap'),
        previews: { type: 'setTrap' },
        run: () => act({ type: 'setTrap' }),
      };
  const pass: ActionButton = {
    key: 'pass',
    label: card === null ? words.pass : words.passCard(card),
    sign: null,
    legal: card === null || isLegal(legal, 'pass', card),
    run: () => (card === null ? setNotice(words.chooseCardToPass) : act({ type: 'pass', card })),
  };
  // The confirmation replaces the pass button, so that no button moves under the finger.
  return touched ? [...go, trap] : [trap, pass];
}
