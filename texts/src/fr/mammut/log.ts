import type { Log } from '../../en/mammut/log.ts';
import { counted } from '../../grammar.ts';
import { by } from '../distance.ts';
import { de } from '../elision.ts';

const count = counted('fr');

export const log: Log = {
  pour: ({ name, round }) => `Manche ${round} : ${name} vide le sac.`,
  take: ({ name, tiles }) => `${name} prend ${tiles}.`,
  steal: ({ name, from, kept, returned }) =>
    `${name} vole la part ${de(from)}. Gardé : ${kept}. Rendu au milieu : ${returned}.`,
  peek: ({ name, n }) => `${name} regarde sous ${count(n, 'point d’interrogation', 'points d’interrogation')}.`,
  peeked: (sides) => `Tu as vu ${sides}.`,
  peekedBy: ({ name, sides }) => `${name} a vu ${sides}.`,
  flip: ({ name, sides }) => `${name} joue « Retourner ». Maintenant visible : ${sides}.`,
  giveBack: ({ name, owners, tiles }) => `${name} joue « Rendre ». Butin remis au milieu (${owners}) : ${tiles}.`,
  lay: (name) => `${name} pose une carte face cachée.`,
  laid: (card) => `Tu as posé « ${card} ».`,
  laidBy: ({ name, card }) => `${name} a posé « ${card} ».`,
  pass: (name) => `${name} passe.`,
  shared: (name) => `Le butin est partagé. ${name} commencera la manche suivante.`,
  reveal: (seats) => `Cartes révélées : ${seats.join(' ; ')}.`,
  revealed: ({ name, cards }) => `${cards} (${name})`,
  turn: (sides) => `On retourne les points d’interrogation : ${sides}.`,
  order: ({ name, arrow, seats }) =>
    `${name} a le chaman, flèche ${arrow === 'red' ? 'rouge' : 'bleue'}. L’ordre en cas d’égalité : ${seats}.`,
  counts: ({ card, name, kind }) => `Carte « ${card} » : 1 ${kind} de plus pour ${name}.`,
  gain: (n) => count(n, 'point', 'points'),
  loss: (n) => `perd ${count(n, 'point', 'points')}`,
  axesLast: ({ name, axes, gain }) => `Dernière manche : ${name} reçoit ${gain} pour ${axes}.`,
  axesCard: ({ name, axes, gain }) => `Carte « Haches affûtées » : ${name} reçoit ${gain} pour ${axes}.`,
  furthest: ({ name, gain }) => `${name} est en tête du parcours des peaux et reçoit ${gain}.`,
  last: ({ name, loss }) => `${name} est en queue du parcours des peaux et ${loss}.`,
  mostHides: ({ name, hides, gain }) => `Carte « Le plus de peaux » : ${name}, avec ${hides}, reçoit ${gain}.`,
  tusks: ({ name, tusks, gain }) => `${name} reçoit ${gain} pour ${tusks}.`,
  mostTusks: ({ name, tusks, gain }) => `Carte « Le plus de défenses » : ${name}, avec ${tusks}, reçoit ${gain}.`,
  meat: ({ name, meats, gain }) => `${name} a ${meats} et reçoit ${gain}.`,
  coldest: ({ name, fires, loss }) => `${name} a le moins de feux (${fires}) et ${loss}.`,
  fires: ({ name, fires, gain }) => `${name} reçoit ${gain} pour ${fires}.`,
  species: ({ name, n, gain }) => `${name} a ${count(n, 'espèce', 'espèces')} et reçoit ${gain}.`,
  other: ({ name, gain }) => `${name} reçoit ${gain}.`,
  hides: ({ name, steps, track }) =>
    `${name} avance ${by(steps, 'case')} sur le parcours des peaux, jusqu’à la case ${track}.`,
  draw: ({ name, n }) => `${name} pioche ${count(n, 'carte', 'cartes')} pour ses haches.`,
  drawn: (cards) => `Tu as pioché : ${cards}.`,
  drawnBy: ({ name, cards }) => `${name} a pioché : ${cards}.`,
  reshuffle: (n) =>
    `La pioche est vide : ${count(n, 'carte de la défausse est remélangée', 'cartes de la défausse sont remélangées')}.`,
  tokenStart: ({ name, species }) => `${name} commence avec un pion ${species}.`,
  token: ({ name, species }) => `${name} prend un pion ${species}.`,
  tokenWild: ({ name, species }) => `Carte « Animal sauvage » : ${name} prend un pion ${species}.`,
  tokenMost: ({ name, species }) => `Carte « Peaux et compagnon » : ${name} choisit un pion ${species}.`,
  decline: (name) => `${name} garde ses animaux.`,
  roundEnd: (round) => `La manche ${round} est finie.`,
  won: ({ name, points }) => `${name} gagne avec ${points}.`,
  wonTogether: ({ names, points }) => `${names} gagnent ensemble avec ${points}.`,
};
