import type { Log } from '../../en/maamut/log.ts';

export const log: Log = {
  place: ({ name, cell }) => `${name} comincia in ${cell}.`,
  move: ({ name, card, dir, cell }) => `${name} gioca un ${card} e parte ${dir} (${cell}).`,
  startleAhead: ({ name, dir }) => `${name} spaventa il mammut, che fugge ${dir}.`,
  closedBy: { rock: 'è roccia', edge: 'finisce al bordo' },
  startleTurn: ({ name, why, dir }) =>
    `${name} spaventa il mammut. La via davanti ${why}, perciò il mammut gira in senso orario e fugge ${dir}.`,
  nextClosed: (why) => `la successiva ${why}`,
  nextAllClosed: ({ count, by }) =>
    `le ${count} successive ${{ rock: 'sono roccia', edge: 'finiscono al bordo', both: 'sono roccia o finiscono al bordo' }[by]}`,
  startleTurnFar: ({ name, why, next, dir }) =>
    `${name} spaventa il mammut. La via davanti ${why}, ${next}; il mammut gira in senso orario finché può fuggire ${dir}.`,
  startleFaces: (name) => `${name} spaventa il mammut, ma ogni via è chiusa: resta e affronta il cacciatore.`,
  run: ({ count, dir, cell }) =>
    `Il mammut corre per ${count === 1 ? 'una tessera' : `${count} tessere`} ${dir}, fino a ${cell}.`,
  panicChosen: ({ name, cell }) => `Il cacciatore di ${name} va nel panico e corre in ${cell}.`,
  panicOnly: ({ name, cell }) => `Il cacciatore di ${name} va nel panico e corre in ${cell}, l’unica tessera libera.`,
  removedFaced: (name) => `Il mammut si rivolta contro ${name}: fuori dalla caccia.`,
  removedTrapped: (name) => `${name} non ha dove scappare: fuori dalla caccia.`,
  vanish: ({ name, cells }) => `Le trappole di ${name} spariscono: ${cells}.`,
  setTrap: ({ name, cell }) => `${name} posa una trappola in ${cell}.`,
  liftOwn: ({ name, cell }) => `${name} toglie una propria trappola da ${cell}.`,
  liftOther: ({ name, owner, cell }) => `${name} toglie la trappola di ${owner} da ${cell}.`,
  pass: ({ name, card }) => `${name} passa e scarta un ${card}.`,
  drawn: ({ name, cards }) => `${name} pesca ${cards}.`,
  reshuffle: (count) => `Il mazzo è vuoto: ${count} carte vengono rimescolate.`,
  fallOwn: ({ name, cell }) => `Il mammut cade nella trappola di ${name} in ${cell}!`,
  fallPushed: ({ owner, cell, pusher }) => `Spinto da ${pusher}, il mammut cade nella trappola di ${owner} in ${cell}!`,
  won: (name) => `${name} vince la caccia.`,
  mammothLast: 'Non resta alcun cacciatore: vince il mammut.',
  mammothSafe: 'Il mammut non può più essere portato in una trappola: vince.',
  mammothSurvived: 'La caccia è durata troppo: il mammut è sopravvissuto e vince.',
};
