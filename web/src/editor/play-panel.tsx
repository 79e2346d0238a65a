/** From the editor to a table: the set-up with what was made as its option. */
import { editorWords } from '../app/language.ts';
import { go } from '../app/router.ts';
import { type GameName, manifests } from '../games.ts';
import { Icon } from '../parts/icons.tsx';
import { draftOf, type PlayMode, rememberDraft } from '../parts/setup-draft.ts';

interface PlayPanelProps {
  readonly game: GameName;
  /** What the option gets; null: it cannot be played yet. */
  readonly made: unknown;
}

export function PlayPanel({ game, made }: PlayPanelProps) {
  const words = editorWords();
  const play = (mode: PlayMode) => (): void => {
    const { editor } = manifests[game];
    if (editor === undefined || made === null) return;
    const draft = draftOf(game, mode);
    rememberDraft(game, mode, { ...draft, options: { ...draft.options, [editor.option]: made } });
    go(`/new/${game}?with=${mode}`);
  };
  return (
    <section class="panel stack" aria-labelledby="play">
      <h2 id="play">{words.playIt}</h2>
      <div class="row">
        <button type="button" class="primary" disabled={made === null} onClick={play('bots')}>
          <Icon name="play" />
          {words.playBots}
        </button>
        <button type="button" disabled={made === null} onClick={play('here')}>
          <Icon name="people" />
          {words.playHere}
        </button>
        <button type="button" disabled={made === null} onClick={play('friends')}>
          <Icon name="link" />
          {words.playOnline}
        </button>
      </div>
      {made === null ? <p class="help">{words.finishFirst}</p> : null}
    </section>
  );
}
