/** The part of a rule book that one learns the game from: story, turn, pieces, steps, examples, cases, advice. */
import type { BookWords, TableWords } from '@traque/texts';
import type { ComponentChildren } from 'preact';
import { t } from '../app/language.ts';
import type { AnyBookModule, Example, Gallery } from '../boards/book.ts';
import { Clauses, Figure } from './figure.tsx';

interface Props {
  readonly book: AnyBookModule;
  readonly words: BookWords;
  readonly table: TableWords;
}

const clauseLabel = (id: string): string => t().rules.clause(id);

/** The sections in their order, with their titles; their keys are their addresses. */
export function sectionsOf({ book, words, table }: Props): readonly (readonly [id: string, title: string])[] {
  const { story, glance, pieces, steps, cases, advice, reference } = t().rules.sections;
  const galleries = book.galleries?.({ words, table }) ?? [];
  return [
    ['story', story],
    ['glance', glance],
    ['pieces-and-pictures', pieces],
    ['steps', steps],
    ...galleries.map(({ id, title }) => [id, title] as const),
    ['cases', cases],
    ['advice', advice],
    ['reference', reference],
  ];
}

function Section({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section aria-labelledby={id} class={`book-${id}`}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function Learn(props: Props) {
  const { book, words, table } = props;
  const { sections } = t().rules;
  const told = { words, table };
  return (
    <>
      <Section id="glance" title={sections.glance}>
        <ol class="glance panel">
          {words.glance.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </Section>
      <Section id="pieces-and-pictures" title={sections.pieces}>
        <ul class="pieces">
          {Object.entries(book.pieces).map(([key, Picture]) => (
            <li key={key}>
              <div class="figure" aria-hidden="true">
                <Picture />
              </div>
              <div>
                <h3>{words.pieces[key]?.name}</h3>
                <p>{words.pieces[key]?.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="steps" title={sections.steps}>
        <ol class="steps">
          {Object.entries(book.steps).map(([key, { Picture, clauses, alt, examples = [] }]) => (
            <li key={key}>
              <div class="step">
                <Figure alt={alt?.(told) ?? String(words.steps[key]?.picture ?? '')}>
                  <Picture />
                </Figure>
                <div class="step-words">
                  <h3>{words.steps[key]?.title}</h3>
                  <p>{words.steps[key]?.text}</p>
                  <Clauses ids={clauses} label={clauseLabel} />
                </div>
              </div>
              {examples.map((example, i) => (
                <WorkedExample key={i} example={example(told)} />
              ))}
            </li>
          ))}
        </ol>
      </Section>
      {book.galleries?.(told).map((gallery) => (
        <GallerySection key={gallery.id} gallery={gallery} />
      ))}
      <Section id="cases" title={sections.cases}>
        <dl class="cases">
          {Object.entries(book.cases).map(([key, clauses]) => (
            <div key={key}>
              <dt>{words.cases[key]?.name}</dt>
              <dd>
                {words.cases[key]?.text} <Clauses ids={clauses} label={clauseLabel} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="advice" title={sections.advice}>
        <ul class="advice">
          {words.advice.map((piece) => (
            <li key={piece}>{piece}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function WorkedExample({ example }: { readonly example: Example }) {
  return (
    <section class="example panel">
      <h4>
        <span class="label">{t().rules.example}</span> {example.title}
      </h4>
      <p>{example.before}</p>
      <ol class={example.frames.length > 1 ? 'frames several' : 'frames'}>
        {example.frames.map(({ picture, alt, lines }, i) => (
          <li key={i}>
            <Figure alt={alt}>{picture}</Figure>
            <ol class="lines">
              {lines.map(({ text, clause }, line) => (
                <li key={line}>
                  {text} {clause === undefined ? null : <Clauses ids={[clause]} label={clauseLabel} />}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <p class="conclusion">{example.after}</p>
    </section>
  );
}

function GallerySection({ gallery }: { readonly gallery: Gallery }) {
  return (
    <Section id={gallery.id} title={gallery.title}>
      <p>{gallery.intro}</p>
      <ul class={gallery.compact ? 'gallery compact' : 'gallery'}>
        {gallery.items.map(({ picture, name, text, clauses }) => (
          <li key={name} class="panel">
            <div class="figure" aria-hidden="true">
              {picture}
            </div>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <Clauses ids={clauses} label={clauseLabel} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
