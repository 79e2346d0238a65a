/** The page's title and icon say when it is the viewer's turn, also from another tab. */
import { useEffect } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { Room } from './room.ts';

const iconLink = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

export function useTurnTitle(room: Room, title: string): void {
  // A device that is handed round calls nobody back: whose turn it is, the curtain says.
  const mine = room.table.live && room.curtain.value === null && room.legal.value !== null;
  const call = mine ? `● ${t().room.yourTurn} · ` : '';
  useEffect(() => {
    document.title = `${call}${title} · Traque`;
    iconLink()?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
  }, [call, title, mine]);
  useEffect(() => () => iconLink()?.setAttribute('href', '/icon.svg'), []);
}
