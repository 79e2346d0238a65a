import type { Lessons } from '../../en/maamut/lessons.ts';

export const lessons: Lessons = {
  'first-hunt': {
    title: 'Prima caccia',
    idea: 'Spingi il mammut nella tua trappola.',
    says: {
      goal: 'Questo è il mammut. Spingilo in una delle tue trappole e vinci la caccia.',
      you: 'Questo è il tuo cacciatore. Nel tuo turno fai una cosa sola: spostarti, posare o togliere una trappola, passare.',
      trap: 'Sei sull’erba, dove una trappola si nasconde bene. Posa qui una trappola.',
      trapFirst: 'Si può fare, ma per cacciare serve una trappola. Prima posane una qui.',
      trapHint: 'Il pulsante “Posa una trappola” è accanto alle tue carte.',
      around: 'Il mammut fuggirà da te. Giragli attorno: gioca un 2 fino alla tessera segnata.',
      wholeWay: 'Un cacciatore percorre tutta la distanza in linea retta, mai sulla roccia né fuori dal tabellone.',
      marked: 'Si può fare, ma la nostra strada porta alla tessera segnata.',
      aroundHint: 'Un 2 ti porta esattamente due tessere più in là, in linea retta. Scegli la tessera segnata.',
      line: 'Per la carta giocata ne hai pescata un’altra. Ora gioca il 3, dritto verso ovest.',
      lineHint: 'Scegli la tessera segnata, a tre tessere da te.',
      behind: 'La tua trappola è a est del mammut. Vai dietro di lui: sulla tessera segnata a ovest.',
      notBehind: 'Da lì non puoi spingerlo verso la tua trappola. Riprova.',
      behindHint: 'La tessera segnata è due tessere più in là, a sud-est.',
      look: 'Se gli corri addosso, fugge dritto, di tante tessere quante dice la carta. La tua trappola è a due tessere.',
      push: 'Scegli la carta che lo spinge nella tua trappola. Via!',
      tooShort: 'Non è caduto nella tua trappola. Riconta: due tessere.',
      pushHint: 'Con un 2 passi sulla tessera del mammut, e lui fugge di due tessere.',
      won: 'È caduto nella tua trappola: hai vinto! Vince chi ha posato la trappola, chiunque abbia spinto.',
    },
  },
};
