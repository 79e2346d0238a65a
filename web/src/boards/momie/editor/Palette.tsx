/** What one draws with. */
import { Sarcophagus } from '../art/sarcophagus.tsx';
import { Stairs } from '../art/stairs.tsx';
import { Niche, TreasureThing } from '../art/treasures.tsx';
import { colours, type Draft, needed } from './draft.ts';
import { type Tool, tools } from './edits.ts';
import type { EditorText } from './in-words.ts';

interface PaletteProps {
  readonly draft: Draft;
  readonly tool: Tool;
  readonly text: EditorText;
  readonly onTool: (tool: Tool) => void;
}

const signs: Partial<Readonly<Record<Tool, string>>> = {
  dig: 'M-36 -16H36M-36 16H-16V38M36 16H16V38',
  wall: 'M-34 -22H34M-34 0H34M-34 22H34M-12 -22V0M14 -22V0M0 0V22M-26 0V22M26 0V22',
  erase: 'M-30 12L2 -24L30 4L8 30H-14ZM-14 -6L14 22',
};

function Sign({ of }: { readonly of: Tool }) {
  const sign = signs[of];
  return (
    <svg viewBox="-48 -48 96 96" aria-hidden="true" class="tomb">
      {sign !== undefined && <path class="momie-tool-sign" d={sign} />}
      {of === 'stairs' && <Stairs />}
      {of === 'dungeon' && <Sarcophagus />}
      {colours.map((colour) =>
        colour === of ? (
          <>
            <Niche of={colour} />
            <TreasureThing of={`${colour}-1`} />
          </>
        ) : null,
      )}
    </svg>
  );
}

export function Palette({ draft, tool, text, onTool }: PaletteProps) {
  const { editor } = text;
  const count = (mark: Tool): number => [...draft.marks.values()].filter((other) => other === mark).length;
  return (
    <div class="momie-palette momie-torch" role="group" aria-label={editor.toolsLabel}>
      {tools.map((one) => {
        const most = one === 'dig' || one === 'wall' || one === 'erase' ? null : needed[one];
        const counted = most === null ? null : `${String(count(one))}/${String(most)}`;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === tool}
            aria-label={counted === null ? editor.tools[one] : `${editor.tools[one]} ${counted}`}
            title={editor.tools[one]}
            onClick={() => onTool(one)}
          >
            <Sign of={one} />
            {most === null ? null : (
              <span class={count(one) === most ? 'momie-count momie-count-full' : 'momie-count'} aria-hidden="true">
                {counted}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
