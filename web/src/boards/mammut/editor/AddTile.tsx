/** Choosing the two sides of a tile to add. */
import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/icons.tsx';
import { Chip } from '../art/Chip.tsx';
import { type EditorText, faceName, tileName } from './in-words.ts';
import { type TileFace, tileFaces } from '../tile-faces.ts';

interface AddTileProps {
  readonly text: EditorText;
  readonly onAdd: (one: TileFace, other: TileFace) => void;
}

export function AddTile({ text, onAdd }: AddTileProps) {
  const { editor } = text;
  const [one, setOne] = useState<TileFace>('axe');
  const [other, setOther] = useState<TileFace>('hide');
  return (
    <fieldset class="loot-add">
      <legend>{editor.add}</legend>
      <Sides label={editor.firstSide} chosen={one} text={text} onChoose={setOne} />
      <Sides label={editor.secondSide} chosen={other} text={text} onChoose={setOther} />
      <button type="button" onClick={() => onAdd(one, other)}>
        <Icon name="plus" />
        {tileName([one, other], text)}
      </button>
    </fieldset>
  );
}

interface SidesProps {
  readonly label: string;
  readonly chosen: TileFace;
  readonly text: EditorText;
  readonly onChoose: (face: TileFace) => void;
}

function Sides({ label, chosen, text, onChoose }: SidesProps) {
  return (
    <div role="group" aria-label={label} class="loot-faces">
      {tileFaces.map((face) => (
        <button
          key={face}
          type="button"
          aria-pressed={face === chosen}
          aria-label={faceName(face, text)}
          title={faceName(face, text)}
          onClick={() => onChoose(face)}
        >
          <Chip face={face} />
        </button>
      ))}
    </div>
  );
}
