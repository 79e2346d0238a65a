/** Export as text, JSON, file and link; import by pasting or from a file. */
import { useEffect, useState } from 'preact/hooks';
import { editorWords } from '../app/language.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icons.tsx';
import { saveFile } from '../parts/save-file.ts';
import { pack } from './link.ts';

/** Larger files are not even read. */
const MOST_BYTES = 200_000;

export interface SharePanelProps {
  /** The address of the editor, to which the link leads. */
  readonly path: string;
  /** What files are called, without an ending. */
  readonly fileName: string;
  readonly text: string;
  readonly json: string;
  /** Takes over what was imported; answers why it cannot, in words, or null. */
  readonly onImport: (text: string) => string | null;
}

export function SharePanel({ path, fileName, text, json, onImport }: SharePanelProps) {
  const words = editorWords();
  const [link, setLink] = useState('');
  const [pasted, setPasted] = useState('');
  const [said, setSaid] = useState<{ readonly text: string; readonly isWrong: boolean } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void pack(text).then((code) => isCurrent && setLink(`${location.origin}${path}#${code}`));
    return () => {
      isCurrent = false;
    };
  }, [text, path]);

  const take = (what: string): void => {
    const problem = onImport(what);
    setSaid({ text: problem ?? words.imported, isWrong: problem !== null });
    if (problem === null) setPasted('');
  };
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) setSaid({ text: words.tooLarge, isWrong: true });
    else take(await file.text());
  };
  return (
    <section class="panel stack editor-share" aria-labelledby="share">
      <h2 id="share">{words.share}</h2>
      <div class="row">
        <CopyButton text={link} look="primary">
          {words.copyLink}
        </CopyButton>
        <p class="help">{words.linkHelp}</p>
      </div>
      <div class="row">
        <CopyButton text={text} look="">
          {words.copyText}
        </CopyButton>
        <CopyButton text={json} look="">
          {words.copyJson}
        </CopyButton>
        <button type="button" onClick={() => saveFile(`${fileName}.txt`, text)}>
          <Icon name="share" />
          {words.saveText}
        </button>
        <button type="button" onClick={() => saveFile(`${fileName}.json`, json)}>
          <Icon name="share" />
          {words.saveJson}
        </button>
      </div>
      <details>
        <summary>{words.import}</summary>
        <div class="stack">
          <label class="stack-tight">
            <span class="help">{words.importHelp}</span>
            <textarea
              rows={5}
              spellcheck={false}
              aria-label={words.import}
              value={pasted}
              onInput={({ currentTarget }) => setPasted(currentTarget.value)}
            />
          </label>
          <div class="row">
            <button type="button" disabled={pasted.trim() === ''} onClick={() => take(pasted)}>
              {words.importThis}
            </button>
            <label class="button">
              {words.chooseFile}
              <input
                class="aside"
                type="file"
                accept=".txt,.json,text/plain,application/json"
                onChange={({ currentTarget }) => void takeFile(currentTarget.files?.[0])}
              />
            </label>
          </div>
          <p role="status" class={said?.isWrong === true ? 'problem' : 'help'}>
            {said?.text ?? ''}
          </p>
        </div>
      </details>
    </section>
  );
}
