/** The five white dice: locked ones, and free ones to choose from. */
import type { Die } from '@traque/engine/momie/protocol';
import { useState } from 'preact/hooks';
import { type Face, WhiteDie } from './art/dice.tsx';
import { pieceName } from './piece-names.ts';
import type { Scene } from './scene.ts';
import { dieName, type Words } from './words.ts';

export interface DiceProps {
  readonly scene: Scene;
  readonly words: Words;
  /** Dice by which the viewer could move now. */
  readonly usable: readonly Die[];
  readonly chosen: Die | null;
  readonly onChoose: ((die: Die) => void) | null;
}

function DiePicture({ face, piece }: { readonly face: Face; readonly piece: string }) {
  return (
    <svg viewBox="-52 -52 104 108" class="momie-die-picture" data-piece={piece} aria-hidden="true">
      <WhiteDie face={face} />
    </svg>
  );
}

export function Dice(props: DiceProps) {
  const { scene, words } = props;
  const free = typeof scene.free === 'number' ? null : scene.free;
  // Dice with the same face are one choice; the one that was clicked is shown as chosen.
  const [taken, take] = useState(0);
  const wanted = props.chosen ?? scene.announced;
  const upright = free === null || free[taken] === wanted ? taken : free.indexOf(wanted);
  const hidden = typeof scene.free === 'number' ? scene.free : 0;
  const isEmpty = scene.locked + hidden + (free?.length ?? 0) === 0;
  return (
    <div class="momie-dice" data-part="part:dice" role="group" aria-label={words.diceLabel}>
      {Array.from({ length: scene.locked }, (_, i) => (
        <span
          key={`locked ${String(i)}`}
          class="momie-die momie-die-locked"
          data-part="die:mummy"
          role="img"
          tabIndex={0}
          aria-label={words.lockedDie}
        >
          <DiePicture face="mummy" piece={pieceName.lockedDie(i)} />
        </span>
      ))}
      {free?.map((die, i) => (
        <FreeDie
          key={`free ${String(i)}`}
          {...props}
          die={die}
          face={scene.tumbling?.[i] ?? die ?? 'hidden'}
          piece={pieceName.freeDie(i)}
          chosen={i === upright ? props.chosen : null}
          announced={i === upright && die !== null && die === scene.announced}
          onChoose={
            props.onChoose &&
            ((chosen) => {
              take(i);
              props.onChoose?.(chosen);
            })
          }
        />
      ))}
      {/* Between two hunters no die lies there: the place keeps its height. */}
      {isEmpty && (
        <span class="momie-die" style={{ visibility: 'hidden' }}>
          <DiePicture face="hidden" piece="" />
        </span>
      )}
      {hidden > 0 && (
        <span class="momie-dice-hidden" role="img" tabIndex={0} aria-label={words.hiddenDice(hidden)}>
          {Array.from({ length: hidden }, (_, i) => (
            <HiddenDie key={i} piece={pieceName.freeDie(i)} announced={i === 0 ? scene.announced : null} />
          ))}
        </span>
      )}
    </div>
  );
}

/** A die behind the screen; the announced one is shown to everybody (MO-30). */
function HiddenDie({ announced, piece }: { readonly announced: Die | null; readonly piece: string }) {
  return (
    <span class={announced === null ? 'momie-die momie-die-unseen' : 'momie-die momie-die-announced'}>
      <DiePicture face={announced ?? 'hidden'} piece={announced === null ? piece : pieceName.announcedDie} />
    </span>
  );
}

interface FreeDieProps extends DiceProps {
  readonly die: Die | null;
  readonly face: Face;
  readonly piece: string;
  readonly announced: boolean;
}

function FreeDie({ die, face, piece, announced, words, usable, chosen, onChoose }: FreeDieProps) {
  if (die === null || !onChoose) {
    return (
      <span
        class={announced ? 'momie-die momie-die-announced' : 'momie-die'}
        data-die={die ?? undefined}
        data-part={die === null ? undefined : `die:${die}`}
        role={die === null ? undefined : 'img'}
        tabIndex={die === null ? undefined : 0}
        aria-label={die === null ? undefined : dieName(die, words)}
      >
        <DiePicture face={face} piece={announced ? pieceName.announcedDie : piece} />
      </span>
    );
  }
  const name = dieName(die, words);
  const useful = usable.includes(die);
  return (
    <button
      type="button"
      class={useful ? 'momie-die momie-die-choice' : 'momie-die momie-die-choice momie-die-useless'}
      data-die={die}
      data-part={`die:${die}`}
      aria-pressed={chosen === die}
      aria-label={useful ? words.chooseDie(name) : words.uselessDie(name)}
      onClick={() => {
        onChoose(die);
      }}
    >
      <DiePicture face={face} piece={piece} />
    </button>
  );
}
