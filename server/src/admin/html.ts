/** HTML as text in which everything that is put in is escaped. */
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number')
    return `${part}`.replaceAll(/[&<>"']/g, (character) => escapes[character]!);
  return part.map(({ text }) => text).join('');
}

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, i) => (i === 0 ? text : textOf(parts[i - 1]!) + text)).join(''));
}
