/** Ce qui s’est passé dans une partie de Mammut, une ligne par événement ; le journal ajoute la règle. */
import type en from '../../en/log/mammut.ts';
import { de } from '../elision.ts';

const fr: typeof en = {
  pour: (name, round) => `Manche ${round} : ${name} vide le sac du butin.`,
  take: (name, tiles) => `${name} prend ${tiles}.`,
  steal: (name, from, kept, returned) => `${name} vole la part ${de(from)} : garde ${kept} ; rend ${returned}.`,
  peek: (name, n) => `${name} regarde sous ${n === 1 ? 'un point d’interrogation' : `${n} points d’interrogation`}.`,
  peeked: (sides) => `Tu as vu ${sides}.`,
  flip: (name, sides) => `${name} retourne des tuiles. Visible maintenant : ${sides}.`,
  giveBack: (name, owners, tiles) => `${name} joue Rendre. Retour au milieu : ${tiles} (butin ${de(owners)}).`,
  lay: (name) => `${name} pose une carte face cachée.`,
  laid: (card) => `Tu as posé ${card}.`,
  pass: (name) => `${name} passe.`,
  shared: (name) => `Le butin est partagé. ${name} commencera la manche suivante.`,
  reveal: (cards) => `Les cartes cachées : ${cards}.`,
  revealed: (name, cards) => `${name} : ${cards}`,
  turn: (sides) => `Les points d’interrogation sont retournés : ${sides}.`,
  order: (name, arrow, seats) =>
    `${name} a le chaman, flèche ${arrow === 'red' ? 'rouge' : 'bleue'} : égalités dans l’ordre ${seats}.`,
  counts: (card, name, kind) => `${card} : ${kind} de plus pour ${name}.`,
  gain: (n) => (n < 2 ? `${n} point` : `${n} points`),
  loss: (n) => (n < 2 ? `perd ${n} point` : `perd ${n} points`),
  axesLast: (name, axes, gain) => `${name} reçoit ${gain} pour ${axes} à la dernière manche.`,
  axesCard: (name, axes, gain) => `Haches affûtées : ${name} reçoit ${gain} pour ${axes}.`,
  furthest: (name, gain) => `${name} mène sur la piste des peaux : ${gain}.`,
  last: (name, loss) => `${name} ferme la piste des peaux et ${loss}.`,
  mostHides: (name, hides, gain) => `Le plus de peaux : ${name}, avec ${hides} : ${gain}.`,
  tusks: (name, tusks, gain) => `${name} reçoit ${gain} pour ${tusks}.`,
  mostTusks: (name, tusks, gain) => `Le plus de défenses : ${name}, avec ${tusks} : ${gain}.`,
  meat: (name, meats, gain) => `${name} a ${meats} : ${gain}.`,
  coldest: (name, fires, loss) => `${name} a le moins de feux (${fires}) et ${loss}.`,
  fires: (name, fires, gain) => `${name} reçoit ${gain} pour ${fires}.`,
  species: (name, n, gain) => `${name} a ${n} espèces : ${gain}.`,
  other: (name, gain) => `${name} : ${gain}.`,
  hides: (name, steps, track) =>
    `${name} avance ${steps === 1 ? 'd’un pas' : `de ${steps} pas`} sur la piste des peaux, jusqu’à ${track}.`,
  draw: (name, n) => `${name} pioche ${n === 1 ? 'une carte' : `${n} cartes`} pour ses haches.`,
  drawn: (cards) => `Tu as pioché ${cards}.`,
  reshuffle: (n) => `La pioche est vide : ${n} cartes sont remélangées.`,
  tokenStart: (name, species) => `${name} commence avec un animal : ${species}.`,
  token: (name, species) => `Un animal rejoint ${name} : ${species}.`,
  tokenWild: (name, species) => `Animal sauvage : ${name} prend ${species}.`,
  tokenMost: (name, species) => `Grâce à «\u00a0Peaux et compagnon\u00a0», ${name} choisit un animal : ${species}.`,
  decline: (name) => `${name} garde ses animaux.`,
  roundEnd: (round) => `La manche ${round} est finie.`,
  won: (name, points) => `${name} gagne avec ${points}.`,
  wonTogether: (names, points) => `${names} gagnent ensemble avec ${points}.`,
};

export default fr;
