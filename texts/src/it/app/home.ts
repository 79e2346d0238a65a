import type { Home } from '../../en/app/home.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');
const hunts = ['Tre cacce', 'Quattro cacce', 'Cinque cacce'];

export const home: Home = {
  tagline: (games) => `${hunts[games - 3] ?? count(games, 'caccia', 'cacce')}, un tavolo`,
  intro:
    'Gioca subito, senza account e senza pubblicità: in compagnia, contro i bot, su un solo schermo e anche offline.',
  learn: 'Impara',
  withBots: 'Contro i bot',
  withFriends: 'Invita con un link',
  onThisDevice: 'Su un solo schermo',
  players: ({ min, max }) => `da ${min} a ${max} persone`,
  minutes: (n) => `circa ${n} minuti`,
  unfinished: 'Continua a giocare',
  remove: 'Rimuovi',
  newVersion: 'È disponibile una nuova versione di Traque.',
  update: 'Aggiorna ora',
  install: 'Installa Traque',
  offlineReady: 'Ora puoi giocare a Traque anche offline.',
  footer: 'Disegni, testi e codice sono nostri. I giochi appartengono ai loro autori.',
};
