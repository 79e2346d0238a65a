import type { Home } from '../../en/app/home.ts';

export const home: Home = {
  tagline: 'Tre cacce, un tavolo',
  intro:
    'Gioca subito: niente account, niente pubblicità. Con amici, contro i bot, attorno a uno schermo, e anche senza rete.',
  withBots: 'Contro i bot',
  withFriends: 'Invita amici',
  onThisDevice: 'Attorno a questo schermo',
  players: ({ min, max }) => `da ${min} a ${max} giocatori`,
  minutes: (n) => `circa ${n} minuti`,
  unfinished: 'Continua a giocare',
  remove: 'Togli',
  newVersion: 'C’è una nuova versione di Traque.',
  update: 'Aggiorna ora',
  install: 'Installa Traque',
  offlineReady: 'Traque è pronto per giocare senza rete.',
  footer: 'Disegni, testi e codice sono nostri. I giochi appartengono ai loro autori.',
};
