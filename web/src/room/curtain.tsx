import { useEffect, useRef } from 'preact/hooks';
import { t } from '../app/language.ts';
import { arrive } from '../app/router.ts';
import { Mark } from '../parts/mark.tsx';
import type { Room } from './room.ts';

/** Between two persons at one screen: nothing of the game is on the page until the next one says they are there. */
export function Curtain({ room, seat }: { room: Room; seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const face = room.faces.value[seat];
  useEffect(() => button.current?.focus(), [seat]);
  const reveal = () => {
    arrive();
    room.table.revealSeat?.();
  };
  if (face === undefined) return null;
  return (
    <main class="curtain" id="content">
      <Mark look={face.look} label={t().common.shapes[face.look]} />
      <h1>{t().room.curtain(face.name)}</h1>
      <p>{t().room.curtainHelp}</p>
      <button ref={button} class="primary large" onClick={reveal}>
        {t().room.curtainLift(face.name)}
      </button>
    </main>
  );
}
