import type { Log } from '../../en/maamut/log.ts';
import { counted } from '../../grammar.ts';
import { by } from '../distance.ts';
import { de } from '../elision.ts';

const count = counted('fr');

export const log: Log = {
  place: ({ name, cell }) => `${name} commence en ${cell}.`,
  move: ({ name, card, dir, cell }) => `${name} joue un ${card} et part ${dir}, en direction de ${cell}.`,
  startleAhead: ({ name, dir }) => `${name} effraie le mammouth, qui fuit ${dir}.`,
  closedBy: { rock: 'un rocher barre la route', edge: 'le plateau s’arrête' },
  startleTurn: ({ name, why, dir }) =>
    `${name} effraie le mammouth. Devant lui, ${why} : le mammouth tourne dans le sens horaire et fuit ${dir}.`,
  nextClosed: (why) => `sur la voie suivante, ${why}`,
  nextAllClosed: ({ count: ways, by }) =>
    `sur les ${ways} voies suivantes, ${{ rock: 'des rochers barrent la route', edge: 'le plateau s’arrête', both: 'un rocher barre la route ou le plateau s’arrête' }[by]}`,
  startleTurnFar: ({ name, why, next, dir }) =>
    `${name} effraie le mammouth. Devant lui, ${why} ; ${next} : le mammouth tourne dans le sens horaire jusqu’à pouvoir fuir ${dir}.`,
  startleFaces: (name) =>
    `${name} effraie le mammouth, mais toutes les voies sont fermées : il ne bouge pas et fait face.`,
  run: ({ count: tiles, dir, cell }) => `Le mammouth fuit ${by(tiles, 'tuile')} ${dir}, jusqu’en ${cell}.`,
  panicChosen: ({ name, cell }) => `Pris de panique, le chasseur ${de(name)} fuit en ${cell}.`,
  panicOnly: ({ name, cell }) => `Pris de panique, le chasseur ${de(name)} fuit en ${cell}, seule tuile libre.`,
  removedFaced: (name) => `Le mammouth se retourne contre le chasseur ${de(name)} : hors de la chasse.`,
  removedTrapped: (name) => `Le chasseur ${de(name)} n’a nulle part où fuir : hors de la chasse.`,
  vanish: ({ name, cells }) => `Chaque piège ${de(name)} disparaît du plateau (${cells}).`,
  setTrap: ({ name, cell }) => `${name} pose un piège en ${cell}.`,
  liftOwn: ({ name, cell }) => `${name} retire l’un de ses propres pièges en ${cell}.`,
  liftOther: ({ name, owner, cell }) => `${name} retire le piège ${de(owner)} en ${cell}.`,
  pass: ({ name, card }) => `${name} passe et défausse un ${card}.`,
  drawn: ({ name, n, cards }) => `${name} pioche ${count(n, 'carte', 'cartes')} : ${cards}.`,
  reshuffle: (cards) =>
    `La pioche est vide : ${count(cards, 'carte de la défausse est remélangée', 'cartes de la défausse sont remélangées')}.`,
  fallOwn: ({ name, cell }) => `Le mammouth tombe dans le piège ${de(name)} en ${cell} !`,
  fallPushed: ({ owner, cell, pusher }) =>
    `Poussé par ${pusher}, le mammouth tombe dans le piège ${de(owner)} en ${cell} !`,
  won: (name) => `${name} gagne la chasse.`,
  mammothLast: 'Il ne reste aucun chasseur : le mammouth gagne.',
  mammothSafe: 'Plus rien ne peut pousser le mammouth dans un piège : il gagne.',
  mammothSurvived: 'La chasse a assez duré : le mammouth a survécu et gagne.',
};
