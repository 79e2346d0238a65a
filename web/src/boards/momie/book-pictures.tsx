/** The still pictures of the rule book: dice, cards, pieces. */
import './art/tomb.css';
import './tray.css';
import './book.css';
import type { Treasure } from '@traque/engine/momie/protocol';
import type { ComponentChildren } from 'preact';
import { Ankh } from './art/ankh.tsx';
import { BrownDie, type Face, WhiteDie } from './art/dice.tsx';
import { HunterFigure } from './art/hunter.tsx';
import { MummyFigure } from './art/mummy.tsx';
import { Sarcophagus } from './art/sarcophagus.tsx';
import { Stairs } from './art/stairs.tsx';
import { CardBack, MissionCard } from './Missions.tsx';

export function Tomb({ children }: { readonly children: ComponentChildren }) {
  return <div class="tomb momie-torch momie-book">{children}</div>;
}

export function Die({ face, locked = false }: { readonly face: Face; readonly locked?: boolean }) {
  return (
    <svg class={locked ? 'die locked' : 'die'} viewBox="-52 -52 104 108" aria-hidden="true">
      <WhiteDie face={face} />
    </svg>
  );
}

export function MummyDie({ face }: { readonly face: number }) {
  return (
    <svg class="die" viewBox="-52 -52 104 108" aria-hidden="true">
      <BrownDie face={face} />
    </svg>
  );
}

/** Locked dice, then free ones. */
export function DiceRow({ locked, free }: { readonly locked: number; readonly free: readonly Face[] }) {
  return (
    <Tomb>
      <div class="dice-row">
        {Array.from({ length: locked }, (_, i) => (
          <Die key={`locked ${i}`} face="mummy" locked />
        ))}
        {free.map((face, i) => (
          <Die key={i} face={face} />
        ))}
      </div>
    </Tomb>
  );
}

const figure = (box: string, content: ComponentChildren) => () => (
  <svg class="tomb momie-torch still" viewBox={box} aria-hidden="true">
    {content}
  </svg>
);

export const HunterPieces = figure(
  '-48 -112 226 126',
  [0, 1, 2].map((look) => (
    <g key={look} transform={`translate(${look * 65} 0)`}>
      <HunterFigure look={look} pawn={0} />
    </g>
  )),
);

export const MummyPiece = figure('-62 -122 124 134', <MummyFigure />);

export const AnkhPieces = figure(
  '-16 -24 112 48',
  [0, 1, 2].map((i) => (
    <g key={i} transform={`translate(${i * 40} 0)`}>
      <Ankh />
    </g>
  )),
);

const faces: readonly Face[] = [1, 2, 3, 4, 'arrow', 'mummy'];

export const WhiteDice = () => (
  <Tomb>
    <div class="dice-row small">
      {faces.map((face) => (
        <Die key={face} face={face} />
      ))}
    </div>
  </Tomb>
);

export const BrownDice = () => (
  <Tomb>
    <div class="dice-row small">
      {[1, 2, 3].map((face) => (
        <MummyDie key={face} face={face} />
      ))}
    </div>
  </Tomb>
);

export const MissionPieces = () => (
  <Tomb>
    <div class="card-row">
      <MissionCard treasure="red-5" played={false} />
      <CardBack colour="blue" />
    </div>
  </Tomb>
);

export const ChamberPieces = figure(
  '-46 -46 192 92',
  <>
    <Stairs />
    <g transform="translate(100 0)">
      <Sarcophagus />
    </g>
  </>,
);

/** MO-40: the card that is shown, and how it looked before. */
export const ShownCard = ({ treasure }: { readonly treasure: Treasure }) => (
  <Tomb>
    <div class="card-row">
      <CardBack colour="red" />
      <MissionCard treasure={treasure} played={false} />
    </div>
  </Tomb>
);

/** MO-60 and MO-61: five missions, or enough ankhs. */
export const TwoEnds = () => (
  <Tomb>
    <div class="card-row">
      {['red-1', 'blue-2', 'white-3', 'green-1', 'yellow-2'].map((treasure) => (
        <MissionCard key={treasure} treasure={treasure} played />
      ))}
    </div>
    <svg class="ankhs" viewBox="-16 -24 192 48" aria-hidden="true">
      {[0, 1, 2, 3].map((i) => (
        <g key={i} transform={`translate(${i * 40 + 20} 0)`}>
          <Ankh />
        </g>
      ))}
    </svg>
  </Tomb>
);
