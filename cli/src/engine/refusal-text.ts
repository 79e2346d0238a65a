/** A refusal in English words. */
import type { Refusal } from '@traque/engine/core/game';
import { loadGameWords, refusalText } from '@traque/texts';

export async function refusalInEnglish(game: string, refusal: Refusal): Promise<string> {
  const words = await loadGameWords(game, 'en');
  return words === undefined ? refusal.why : refusalText(await words.loadTable(), refusal);
}
