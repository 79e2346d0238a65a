import type { Log } from '../../en/mammut/log.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');
const cards = (n: number) => (n === 1 ? 'una carta' : `${n} carte`);

export const log: Log = {
  pour: ({ name, round }) => `Round ${round}: ${name} rovescia il sacco.`,
  take: ({ name, tiles }) => `${name} prende ${tiles}.`,
  steal: ({ name, from, kept, returned }) =>
    `${name} ruba la parte di ${from}: tiene ${kept}; rimette al centro ${returned}.`,
  peek: ({ name, n }) => `${name} sbircia sotto ${n === 1 ? 'un punto interrogativo' : `${n} punti interrogativi`}.`,
  peeked: (sides) => `Hai visto ${sides}.`,
  peekedBy: ({ name, sides }) => `${name} ha visto ${sides}.`,
  flip: ({ name, sides }) => `${name} gira delle tessere. Ora si vede: ${sides}.`,
  giveBack: ({ name, owners, tiles }) => `${name} gioca “Rendi”. Di nuovo al centro, da ${owners}: ${tiles}.`,
  lay: (name) => `${name} posa una carta coperta.`,
  laid: (card) => `Hai posato coperta “${card}”.`,
  laidBy: ({ name, card }) => `${name} ha posato coperta “${card}”.`,
  pass: (name) => `${name} passa.`,
  shared: (name) => `Il bottino è spartito. ${name} comincerà il prossimo round.`,
  reveal: (seats) => `Si scoprono le carte: ${seats.join('; ')}.`,
  revealed: ({ name, cards: names }) => `${name} (${names})`,
  turn: (sides) => `Si girano i punti interrogativi: ${sides}.`,
  order: ({ name, arrow, seats }) =>
    `${name} ha lo sciamano con la freccia ${arrow === 'red' ? 'rossa' : 'blu'}. Ordine in caso di parità: ${seats}.`,
  counts: ({ card, name, kind }) => `Grazie a “${card}” conta 1 ${kind} in più per ${name}.`,
  gain: (n) => count(n, 'punto', 'punti'),
  loss: (n) => `perde ${count(n, 'punto', 'punti')}`,
  axesLast: ({ name, axes, gain }) => `Nell’ultimo round ${name} riceve ${gain} per ${axes}.`,
  axesCard: ({ name, axes, gain }) => `Grazie a “Asce affilate” ${name} riceve ${gain} per ${axes}.`,
  furthest: ({ name, gain }) => `${name} è in testa sul tracciato delle pelli e riceve ${gain}.`,
  last: ({ name, loss }) => `${name} è in coda sul tracciato delle pelli e ${loss}.`,
  mostHides: ({ name, hides, gain }) => `Grazie a “Più pelli” ${name} riceve ${gain} per ${hides}.`,
  tusks: ({ name, tusks, gain }) => `${name} riceve ${gain} per ${tusks}.`,
  mostTusks: ({ name, tusks, gain }) => `Grazie a “Più zanne” ${name} riceve ${gain} per ${tusks}.`,
  meat: ({ name, meats, gain }) => `${name} riceve ${gain} per ${meats}.`,
  coldest: ({ name, fires, loss }) => `${name} è chi ha meno fuochi (${fires}) e ${loss}.`,
  fires: ({ name, fires, gain }) => `${name} riceve ${gain} per ${fires}.`,
  species: ({ name, n, gain }) => `${name} riceve ${gain} per ${n} specie.`,
  other: ({ name, gain }) => `${name} riceve ${gain}.`,
  hides: ({ name, steps, track }) =>
    `${name} avanza di ${steps === 1 ? 'un passo' : `${steps} passi`} sul tracciato delle pelli, fino a ${track}.`,
  draw: ({ name, n }) => `${name} pesca ${cards(n)} per le asce.`,
  drawn: (names) => `Hai pescato ${names}.`,
  drawnBy: ({ name, cards }) => `${name} ha pescato ${cards}.`,
  reshuffle: (n) => `Il mazzo è finito: ${count(n, 'carta viene rimescolata', 'carte vengono rimescolate')}.`,
  tokenStart: ({ name, species }) => `${name} comincia con un animale: ${species}.`,
  token: ({ name, species }) => `${name} riceve un animale: ${species}.`,
  tokenWild: ({ name, species }) => `Grazie a “Animale selvatico” ${name} prende un altro animale: ${species}.`,
  tokenMost: ({ name, species }) => `Grazie a “Pelli e compagno” ${name} sceglie un animale: ${species}.`,
  decline: (name) => `${name} tiene i suoi animali.`,
  roundEnd: (round) => `Il round ${round} è finito.`,
  won: ({ name, points }) => `Vince ${name} con ${points}.`,
  wonTogether: ({ names, points }) => `Vincono insieme ${names} con ${points}.`,
};
