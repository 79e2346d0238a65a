/** The figures of the rule book, by chapter. */
import { number, outline } from '../../art/figure-style.ts';
import type { RuleFigures } from '../rule-figures.ts';

/** MO-4: the faces of a white die. */
function DieFaces() {
  const faces = ['1', '2', '3', '4', 'arrow', 'mummy'];
  return (
    <svg viewBox="0 0 400 76" aria-hidden="true">
      {faces.map((face, i) => (
        <g key={face} transform={`translate(${i * 66 + 36} 38)`}>
          <rect x="-27" y="-27" width="54" height="54" rx="10" fill="#fbf4e2" stroke="#2a1b08" stroke-width="2.5" />
          {face === 'arrow' ? (
            <path
              d="M-15 0h28m-10-10 10 10-10 10"
              fill="none"
              stroke="#1f3a78"
              stroke-width="6"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          ) : face === 'mummy' ? (
            <path
              d="M-12-12c4-9 20-9 24 0 2 10 0 20-6 26h-12c-6-6-8-16-6-26Zm2 2h20m-21 8h22m-19 8h16"
              fill="#e0b23c"
              stroke="#2a1b08"
              stroke-width="2.500"
            />
          ) : (
            <text fill="#141d3a" font-size="32" {...number}>
              {face}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** MO-31 and MO-34: a number turns as it likes, an arrow runs on to the wall. */
function TwoMoves() {
  return (
    <svg viewBox="0 0 400 130" aria-hidden="true">
      <g fill="none" stroke="var(--line)" stroke-width="30" stroke-linecap="round" stroke-linejoin="round">
        <path d="M24 96h80V36h60" />
        <path d="M224 66h150" />
      </g>
      <path d="M24 96h80V36h46m-11-9 11 9-11 9" fill="none" {...outline} stroke-width="4" stroke="var(--accent)" />
      <path d="M224 66h128m-12-9 12 9-12 9" fill="none" {...outline} stroke-width="4" stroke="var(--accent)" />
      <path d="M394 30v72" {...outline} stroke-width="8" />
      <circle cx="24" cy="96" r="10" fill="var(--look-2)" {...outline} />
      <circle cx="224" cy="66" r="10" fill="var(--look-2)" {...outline} />
    </svg>
  );
}

export const figures: RuleFigures = { pieces: DieFaces, move: TwoMoves };
