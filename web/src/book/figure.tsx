import type { ComponentChildren } from 'preact';

/** A picture of the rule book with its description for screen readers. */
export function Figure({ alt, children }: { readonly alt: string; readonly children: ComponentChildren }) {
  return (
    <figure class="figure" role="img" aria-label={alt}>
      {children}
    </figure>
  );
}

/** The rules that say exactly what a paragraph tells: links to the reference. */
export function Clauses({ ids, label }: { readonly ids: readonly string[]; readonly label: (id: string) => string }) {
  if (ids.length === 0) return null;
  return (
    <span class="clauses">
      {ids.map((id) => (
        <a key={id} class="clause" href={`#${id}`} aria-label={label(id)}>
          {id}
        </a>
      ))}
    </span>
  );
}
