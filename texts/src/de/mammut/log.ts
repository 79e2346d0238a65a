import type { Log } from '../../en/mammut/log.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');
const cards = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`);

export const log: Log = {
  pour: ({ name, round }) => `Runde ${round}: ${name} schüttet den Beutel aus.`,
  take: ({ name, tiles }) => `${name} nimmt: ${tiles}.`,
  steal: ({ name, from, kept, returned }) =>
    `${name} stiehlt den Anteil von ${from}. Behalten: ${kept}. Zurück in die Mitte: ${returned}.`,
  peek: ({ name, n }) => `${name} späht unter ${n === 1 ? 'ein' : n} Fragezeichen.`,
  peeked: (sides) => `Du hast gesehen: ${sides}.`,
  peekedBy: ({ name, sides }) => `${name} hat gesehen: ${sides}.`,
  flip: ({ name, sides }) => `${name} dreht Plättchen um. Jetzt oben: ${sides}.`,
  giveBack: ({ name, owners, tiles }) => `${name} spielt „Zurückgeben“. Von ${owners} zurück in die Mitte: ${tiles}.`,
  lay: (name) => `${name} spielt eine verdeckte Karte.`,
  laid: (card) => `Du hast „${card}“ verdeckt gespielt.`,
  laidBy: ({ name, card }) => `${name} hat „${card}“ verdeckt gespielt.`,
  pass: (name) => `${name} passt.`,
  shared: (name) => `Die Beute ist geteilt. ${name} beginnt die nächste Runde.`,
  reveal: (seats) => `Die verdeckten Karten: ${seats.join('; ')}.`,
  revealed: ({ name, cards: names }) => `${name} (${names})`,
  turn: (sides) => `Die Fragezeichen werden umgedreht: ${sides}.`,
  order: ({ name, arrow, seats }) =>
    `${name} hat den Schamanen mit dem ${arrow === 'red' ? 'roten' : 'blauen'} Pfeil. Reihenfolge bei Gleichstand: ${seats}.`,
  counts: ({ card, name, kind }) => `Dank „${card}“ zählt für ${name} ein ${kind} mehr.`,
  gain: (n) => count(n, 'Punkt', 'Punkte'),
  loss: (n) => `verliert ${count(n, 'Punkt', 'Punkte')}`,
  axesLast: ({ name, axes, gain }) => `${name} bekommt in der letzten Runde ${gain} für ${axes}.`,
  axesCard: ({ name, axes, gain }) => `Dank „Scharfe Äxte“ bekommt ${name} ${gain} für ${axes}.`,
  furthest: ({ name, gain }) => `${name} ist auf der Fellleiste am weitesten vorn und bekommt ${gain}.`,
  last: ({ name, loss }) => `${name} ist auf der Fellleiste am weitesten hinten und ${loss}.`,
  mostHides: ({ name, hides, gain }) => `Dank „Die meisten Felle“ bekommt ${name} ${gain} für ${hides}.`,
  tusks: ({ name, tusks, gain }) => `${name} bekommt ${gain} für ${tusks}.`,
  mostTusks: ({ name, tusks, gain }) => `Dank „Die meisten Stoßzähne“ bekommt ${name} ${gain} für ${tusks}.`,
  meat: ({ name, meats, gain }) => `${name} bekommt ${gain} für ${meats}.`,
  coldest: ({ name, fires, loss }) => `${name} hat die wenigsten Feuer (${fires}) und ${loss}.`,
  fires: ({ name, fires, gain }) => `${name} bekommt ${gain} für ${fires}.`,
  species: ({ name, n, gain }) => `${name} bekommt ${gain} für ${count(n, 'Tierart', 'Tierarten')}.`,
  other: ({ name, gain }) => `${name} bekommt ${gain}.`,
  hides: ({ name, steps, track }) =>
    `${name} rückt auf der Fellleiste ${steps === 1 ? 'einen Schritt' : `${steps} Schritte`} vor, auf ${track}.`,
  draw: ({ name, n }) => `${name} zieht für Äxte ${cards(n)}.`,
  drawn: (names) => `Du hast gezogen: ${names}.`,
  drawnBy: ({ name, cards }) => `${name} hat gezogen: ${cards}.`,
  reshuffle: (n) => `Der Nachziehstapel ist leer: ${count(n, 'Karte wird', 'Karten werden')} neu gemischt.`,
  tokenStart: ({ name, species }) => `${name} beginnt mit einem Tier: ${species}.`,
  token: ({ name, species }) => `${name} bekommt ein Tier: ${species}.`,
  tokenWild: ({ name, species }) => `Dank „Wildes Tier“ nimmt ${name} ein anderes Tier: ${species}.`,
  tokenMost: ({ name, species }) => `Dank „Felle und Gefährte“ wählt ${name} ein Tier: ${species}.`,
  decline: (name) => `${name} behält die Tiere, wie sie sind.`,
  roundEnd: (round) => `Runde ${round} ist zu Ende.`,
  won: ({ name, points }) => `${name} gewinnt mit ${points}.`,
  wonTogether: ({ names, points }) => `${names} gewinnen gemeinsam mit ${points}.`,
};
