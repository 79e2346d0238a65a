import type { Log } from '../../en/maamut/log.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const log: Log = {
  place: ({ name, cell }) => `${name} comincia in ${cell}.`,
  move: ({ name, card, dir, cell }) => `${name} gioca un ${card} e si sposta ${dir}, verso ${cell}.`,
  startleAhead: ({ name, dir }) => `${name} spaventa il mammut, che fugge ${dir}.`,
  closedBy: { rock: 'è chiusa dalla roccia', edge: 'finisce al bordo' },
  startleTurn: ({ name, why, dir }) =>
    `${name} spaventa il mammut. La strada davanti ${why}: il mammut gira in senso orario e fugge ${dir}.`,
  nextClosed: (why) => `la successiva ${why}`,
  nextAllClosed: ({ count: ways, by }) =>
    `le ${ways} successive ${{ rock: 'sono chiuse dalla roccia', edge: 'finiscono al bordo', both: 'sono chiuse dalla roccia o finiscono al bordo' }[by]}`,
  startleTurnFar: ({ name, why, next, dir }) =>
    `${name} spaventa il mammut. La strada davanti ${why}, ${next}. Il mammut gira in senso orario finché riesce a fuggire ${dir}.`,
  startleFaces: (name) =>
    `${name} spaventa il mammut, ma tutte le strade sono chiuse: il mammut resta e affronta il cacciatore.`,
  run: ({ count: tiles, dir, cell }) =>
    `Il mammut corre per ${count(tiles, 'tessera', 'tessere')} ${dir}, fino a ${cell}.`,
  panicChosen: ({ name, cell }) => `${name} va nel panico e scappa in ${cell}.`,
  panicOnly: ({ name, cell }) => `${name} va nel panico e scappa in ${cell}, l’unica tessera libera.`,
  removedFaced: (name) => `Il mammut si rivolta contro ${name}: fuori dal gioco.`,
  removedTrapped: (name) => `${name} non sa dove scappare: fuori dal gioco.`,
  vanish: ({ name, cells }) => `Le trappole di ${name} spariscono: ${cells}.`,
  setTrap: ({ name, cell }) => `${name} posa una trappola in ${cell}.`,
  liftOwn: ({ name, cell }) => `${name} toglie una propria trappola da ${cell}.`,
  liftOther: ({ name, owner, cell }) => `${name} toglie la trappola di ${owner} da ${cell}.`,
  pass: ({ name, card }) => `${name} passa e scarta un ${card}.`,
  drawn: ({ name, n, cards }) => `${name} pesca ${count(n, 'carta', 'carte')}: ${cards}.`,
  reshuffle: (n) => `Il mazzo è finito: ${count(n, 'carta viene rimescolata', 'carte vengono rimescolate')}.`,
  fallOwn: ({ name, cell }) => `Il mammut cade nella trappola di ${name} in ${cell}!`,
  fallPushed: ({ owner, cell, pusher }) => `Spinto da ${pusher}, il mammut cade nella trappola di ${owner} in ${cell}!`,
  won: (name) => `${name} vince la caccia.`,
  mammothLast: 'Non resta nessun cacciatore: vince il mammut.',
  mammothSafe: 'Il mammut non può più essere spinto in nessuna trappola: vince.',
  mammothSurvived: 'La caccia è durata troppo: il mammut è sopravvissuto e vince.',
};
