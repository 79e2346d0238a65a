/** The choices of the evaluation: exchanging an animal, or choosing one for the most hides. */
import type { Legal } from '@traque/engine/core/game';
import type { Action, Species, TileNumber, View } from '@traque/engine/mammut/protocol';
import { useState } from 'preact/hooks';
import { Chip } from './art/Chip.tsx';
import { faceAt, upOf } from './loot.ts';
import { faceName, type Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly view: View;
  readonly legal: Legal<Action>;
  readonly act: (action: Action) => void;
  /** What a coach suggests is chosen to begin with. */
  readonly suggested: Action | null;
}

interface OptionProps {
  readonly label: string;
  readonly face: ReturnType<typeof faceAt>;
  readonly pressed: boolean;
  readonly choose: () => void;
}

function Option({ label, face, pressed, choose }: OptionProps) {
  return (
    <button type="button" class="option" aria-pressed={pressed} onClick={choose}>
      <span class="face">
        <Chip face={face} />
      </span>
      {label}
    </button>
  );
}

function Exchange({ words, view, legal, act, suggested }: Props) {
  const offers = legal.actions.filter((action) => action.type === 'wildAnimal');
  const tiles = [...new Set(offers.map(({ tile }) => tile))];
  const species = [...new Set(offers.map((offer) => offer.species))];
  const hinted = suggested?.type === 'wildAnimal' ? suggested : null;
  const [tile, setTile] = useState<TileNumber | null>(hinted?.tile ?? (tiles.length === 1 ? (tiles[0] ?? null) : null));
  const [wanted, setWanted] = useState<Species | null>(hinted?.species ?? null);
  const up = upOf(view);
  return (
    <section class="choice" aria-label={words.wildHelp}>
      <h2>{words.wildHelp}</h2>
      <div class="options" role="group" aria-label={words.wildTile}>
        <small>{words.wildTile}</small>
        {tiles.map((each) => (
          <Option
            key={each}
            label={faceName(words, faceAt(up, each))}
            face={faceAt(up, each)}
            pressed={tile === each}
            choose={() => setTile(each)}
          />
        ))}
      </div>
      <div class="options" role="group" aria-label={words.wildSpecies}>
        <small>{words.wildSpecies}</small>
        <Animals words={words} species={species} wanted={wanted} choose={setWanted} />
      </div>
      <div class="row">
        <button
          type="button"
          class="action-button primary"
          disabled={tile === null || wanted === null}
          onClick={() => tile !== null && wanted && act({ type: 'wildAnimal', tile, species: wanted })}
        >
          {tile !== null && wanted
            ? words.wildExchange({ from: faceName(words, faceAt(up, tile)), to: faceName(words, wanted) })
            : words.wildSpecies}
        </button>
        <button type="button" class="action-button" onClick={() => act({ type: 'decline' })}>
          {words.decline}
        </button>
      </div>
    </section>
  );
}

interface AnimalsProps {
  readonly words: Words;
  readonly species: readonly Species[];
  readonly wanted: Species | null;
  readonly choose: (species: Species) => void;
}

function Animals({ words, species, wanted, choose }: AnimalsProps) {
  return (
    <>
      {species.map((each) => (
        <Option
          key={each}
          label={faceName(words, each)}
          face={each}
          pressed={wanted === each}
          choose={() => choose(each)}
        />
      ))}
    </>
  );
}

export function Choice(props: Props) {
  const { words, view, legal, act, suggested } = props;
  const [wanted, setWanted] = useState<Species | null>(suggested?.type === 'chooseAnimal' ? suggested.species : null);
  if (view.choice?.kind === 'wildAnimal') return <Exchange {...props} />;
  const species = legal.actions.filter((action) => action.type === 'chooseAnimal').map((action) => action.species);
  return (
    <section class="choice" aria-label={words.chooseHelp}>
      <h2>{words.chooseHelp}</h2>
      <div class="options" role="group" aria-label={words.wildSpecies}>
        <Animals words={words} species={species} wanted={wanted} choose={setWanted} />
      </div>
      <button
        type="button"
        class="action-button primary"
        disabled={wanted === null}
        onClick={() => wanted && act({ type: 'chooseAnimal', species: wanted })}
      >
        {wanted ? words.choose(faceName(words, wanted)) : words.wildSpecies}
      </button>
    </section>
  );
}
