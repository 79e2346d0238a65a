import type { Log } from '../../en/maamut/log.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const log: Log = {
  place: ({ name, cell }) => `${name} beginnt auf ${cell}.`,
  move: ({ name, card, dir, cell }) => `${name} spielt eine ${card} und zieht ${dir} in Richtung ${cell}.`,
  startleAhead: ({ name, dir }) => `${name} schreckt das Mammut auf: Es flieht ${dir}.`,
  closedBy: { rock: 'ist durch Fels versperrt', edge: 'endet am Rand' },
  startleTurn: ({ name, why, dir }) =>
    `${name} schreckt das Mammut auf. Der Weg geradeaus ${why}: Es dreht sich im Uhrzeigersinn und flieht ${dir}.`,
  nextClosed: (why) => `der nächste ${why}`,
  nextAllClosed: ({ count: ways, by }) =>
    `die nächsten ${ways} ${{ rock: 'sind durch Fels versperrt', edge: 'enden am Rand', both: 'sind durch Fels versperrt oder enden am Rand' }[by]}`,
  startleTurnFar: ({ name, why, next, dir }) =>
    `${name} schreckt das Mammut auf. Der Weg geradeaus ${why}, ${next}. Das Mammut dreht sich im Uhrzeigersinn, bis es fliehen kann: ${dir}.`,
  startleFaces: (name) => `${name} schreckt das Mammut auf, doch alle Wege sind versperrt: Es stellt sich dem Jäger.`,
  run: ({ count: tiles, dir, cell }) => `Das Mammut rennt ${count(tiles, 'Feld', 'Felder')} ${dir}, bis ${cell}.`,
  panicChosen: ({ name, cell }) => `${name} gerät in Panik und rennt nach ${cell}.`,
  panicOnly: ({ name, cell }) => `${name} gerät in Panik und rennt nach ${cell}, auf das einzige freie Feld.`,
  removedFaced: (name) => `Das Mammut geht auf ${name} los: ausgeschieden.`,
  removedTrapped: (name) => `${name} findet keinen Fluchtweg und scheidet aus.`,
  vanish: ({ name, cells }) => `Die Fallen von ${name} verschwinden: ${cells}.`,
  setTrap: ({ name, cell }) => `${name} stellt auf ${cell} eine Falle.`,
  liftOwn: ({ name, cell }) => `${name} entfernt eine eigene Falle auf ${cell}.`,
  liftOther: ({ name, owner, cell }) => `${name} entfernt die Falle von ${owner} auf ${cell}.`,
  pass: ({ name, card }) => `${name} passt und legt eine ${card} ab.`,
  drawn: ({ name, n, cards }) => `${name} zieht ${count(n, 'Karte', 'Karten')}: ${cards}.`,
  reshuffle: (n) => `Der Nachziehstapel ist leer: ${count(n, 'Karte wird', 'Karten werden')} neu gemischt.`,
  fallOwn: ({ name, cell }) => `Das Mammut stürzt auf ${cell} in die Falle von ${name}!`,
  fallPushed: ({ owner, cell, pusher }) =>
    `Von ${pusher} getrieben, stürzt das Mammut auf ${cell} in die Falle von ${owner}!`,
  won: (name) => `${name} gewinnt die Jagd.`,
  mammothLast: 'Kein Jäger ist mehr übrig: Das Mammut gewinnt.',
  mammothSafe: 'Das Mammut kann in keine Falle mehr getrieben werden: Es gewinnt.',
  mammothSurvived: 'Die Jagd hat zu lange gedauert: Das Mammut hat überlebt und gewinnt.',
};
