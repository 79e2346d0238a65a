/** Was in einem Spiel Mammut geschah, eine Zeile je Ereignis; das Protokoll fügt die Regel hinzu. */
import type en from '../../en/log/mammut.ts';

const de: typeof en = {
  pour: (name, round) => `Runde ${round}: ${name} schüttet die Beute aus.`,
  take: (name, tiles) => `${name} nimmt ${tiles}.`,
  steal: (name, from, kept, returned) =>
    `${name} stiehlt den Anteil von ${from}: behält ${kept}; gibt ${returned} zurück.`,
  peek: (name, n) => `${name} späht unter ${n === 1 ? 'ein Fragezeichen' : `${n} Fragezeichen`}.`,
  peeked: (sides) => `Du hast gesehen: ${sides}.`,
  flip: (name, sides) => `${name} dreht Plättchen um. Jetzt oben: ${sides}.`,
  giveBack: (name, owners, tiles) => `${name} spielt Zurückgeben: ${tiles} in die Mitte, von ${owners}.`,
  lay: (name) => `${name} legt eine Karte verdeckt.`,
  laid: (card) => `Du hast ${card} gelegt.`,
  pass: (name) => `${name} passt.`,
  shared: (name) => `Die Beute ist geteilt. ${name} beginnt die nächste Runde.`,
  reveal: (cards) => `Die verdeckten Karten: ${cards}.`,
  revealed: (name, cards) => `${name}: ${cards}`,
  turn: (sides) => `Die Fragezeichen werden umgedreht: ${sides}.`,
  order: (name, arrow, seats) =>
    `${name} hat den Schamanen, ${arrow === 'red' ? 'roter' : 'blauer'} Pfeil: Gleichstand in der Folge ${seats}.`,
  counts: (card, name, kind) => `${card}: ${kind} mehr für ${name}.`,
  gain: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  loss: (n) => (n === 1 ? 'verliert 1 Punkt' : `verliert ${n} Punkte`),
  axesLast: (name, axes, gain) => `${name} bekommt ${gain} für ${axes} in der letzten Runde.`,
  axesCard: (name, axes, gain) => `Scharfe Äxte: ${name} bekommt ${gain} für ${axes}.`,
  furthest: (name, gain) => `${name} liegt vorn auf der Fellleiste: ${gain}.`,
  last: (name, loss) => `${name} liegt hinten auf der Fellleiste und ${loss}.`,
  mostHides: (name, hides, gain) => `Meiste Felle: ${name}, mit ${hides}: ${gain}.`,
  tusks: (name, tusks, gain) => `${name} bekommt ${gain} für ${tusks}.`,
  mostTusks: (name, tusks, gain) => `Meiste Stoßzähne: ${name}, mit ${tusks}: ${gain}.`,
  meat: (name, meats, gain) => `${name} hat ${meats}: ${gain}.`,
  coldest: (name, fires, loss) => `${name} hat die wenigsten Feuer (${fires}) und ${loss}.`,
  fires: (name, fires, gain) => `${name} bekommt ${gain} für ${fires}.`,
  species: (name, n, gain) => `${name} hat ${n} Arten: ${gain}.`,
  other: (name, gain) => `${name}: ${gain}.`,
  hides: (name, steps, track) =>
    `${name} rückt ${steps === 1 ? 'einen Schritt' : `${steps} Schritte`} auf der Fellleiste vor, auf ${track}.`,
  draw: (name, n) => `${name} zieht ${n === 1 ? 'eine Karte' : `${n} Karten`} für Äxte.`,
  drawn: (cards) => `Du hast gezogen: ${cards}.`,
  reshuffle: (n) => `Der Stapel ist leer: ${n} Karten werden neu gemischt.`,
  tokenStart: (name, species) => `${name} beginnt mit einem Tier: ${species}.`,
  token: (name, species) => `Ein Tier kommt zu ${name}: ${species}.`,
  tokenWild: (name, species) => `Wildes Tier: ${name} nimmt ${species}.`,
  tokenMost: (name, species) => `Dank „Felle und Gefährte“ wählt ${name} ein Tier: ${species}.`,
  decline: (name) => `${name} behält die Tiere, wie sie sind.`,
  roundEnd: (round) => `Runde ${round} ist zu Ende.`,
  won: (name, points) => `${name} gewinnt mit ${points}.`,
  wonTogether: (names, points) => `${names} gewinnen gemeinsam mit ${points}.`,
};

export default de;
