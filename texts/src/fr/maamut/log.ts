import type { Log } from '../../en/maamut/log.ts';
import { de } from '../elision.ts';

export const log: Log = {
  place: ({ name, cell }) => `${name} commence en ${cell}.`,
  move: ({ name, card, dir, cell }) => `${name} joue un ${card} et part ${dir} (${cell}).`,
  startleAhead: ({ name, dir }) => `${name} effraie le mammouth, qui fuit ${dir}.`,
  closedBy: { rock: 'un rocher barre la route', edge: 'le plateau s’arrête' },
  startleTurn: ({ name, why, dir }) =>
    `${name} effraie le mammouth. Devant lui, ${why} : le mammouth tourne dans le sens horaire et fuit ${dir}.`,
  nextClosed: (why) => `sur la voie suivante, ${why}`,
  nextAllClosed: ({ count, by }) =>
    `sur les ${count} voies suivantes, ${{ rock: 'des rochers barrent la route', edge: 'le plateau s’arrête', both: 'un rocher ou le bord l’arrête' }[by]}`,
  startleTurnFar: ({ name, why, next, dir }) =>
    `${name} effraie le mammouth. Devant lui, ${why} ; ${next} : le mammouth tourne dans le sens horaire jusqu’à pouvoir fuir ${dir}.`,
  startleFaces: (name) => `${name} effraie le mammouth, mais toutes les voies sont fermées : il fait face au chasseur.`,
  run: ({ count, dir, cell }) =>
    `Le mammouth court ${count === 1 ? 'd’une tuile' : `de ${count} tuiles`} ${dir}, jusqu’en ${cell}.`,
  panicChosen: ({ name, cell }) => `Pris de panique, le chasseur ${de(name)} court en ${cell}.`,
  panicOnly: ({ name, cell }) => `Pris de panique, le chasseur ${de(name)} court en ${cell}, seule tuile libre.`,
  removedFaced: (name) => `Le mammouth se retourne contre le chasseur ${de(name)} : hors de la chasse.`,
  removedTrapped: (name) => `Le chasseur ${de(name)} n’a nulle part où fuir : hors de la chasse.`,
  vanish: ({ name, cells }) => `Les pièges ${de(name)} disparaissent : ${cells}.`,
  setTrap: ({ name, cell }) => `${name} pose un piège en ${cell}.`,
  liftOwn: ({ name, cell }) => `${name} enlève son propre piège en ${cell}.`,
  liftOther: ({ name, owner, cell }) => `${name} enlève le piège ${de(owner)} en ${cell}.`,
  pass: ({ name, card }) => `${name} passe et défausse un ${card}.`,
  drawn: ({ name, cards }) => `${name} pioche ${cards}.`,
  reshuffle: (count) => `La pioche est vide : ${count} cartes sont mélangées à nouveau.`,
  fallOwn: ({ name, cell }) => `Le mammouth tombe dans le piège ${de(name)} en ${cell} !`,
  fallPushed: ({ owner, cell, pusher }) =>
    `Poussé par ${pusher}, le mammouth tombe dans le piège ${de(owner)} en ${cell} !`,
  won: (name) => `${name} gagne la chasse.`,
  mammothLast: 'Il ne reste aucun chasseur : le mammouth gagne.',
  mammothSafe: 'Le mammouth ne peut plus être mené à un piège : il gagne.',
  mammothSurvived: 'La chasse a trop duré : le mammouth a survécu et gagne.',
};
