import type { Log } from '../../en/maamut/log.ts';

export const log: Log = {
  place: ({ name, cell }) => `${name} beginnt auf ${cell}.`,
  move: ({ name, card, dir, cell }) => `${name} spielt eine ${card} und zieht ${dir} (${cell}).`,
  startleAhead: ({ name, dir }) => `${name} schreckt das Mammut auf: Es flieht ${dir}.`,
  closedBy: { rock: 'ist Fels', edge: 'endet am Rand' },
  startleTurn: ({ name, why, dir }) =>
    `${name} schreckt das Mammut auf. Der Weg voraus ${why}, also dreht es sich im Uhrzeigersinn und flieht ${dir}.`,
  nextClosed: (why) => `der nächste ${why}`,
  nextAllClosed: ({ count, by }) =>
    `die nächsten ${count} ${{ rock: 'sind Fels', edge: 'enden am Rand', both: 'sind Fels oder enden am Rand' }[by]}`,
  startleTurnFar: ({ name, why, next, dir }) =>
    `${name} schreckt das Mammut auf. Der Weg voraus ${why}, ${next}; es dreht sich im Uhrzeigersinn, bis es ${dir} fliehen kann.`,
  startleFaces: (name) => `${name} schreckt das Mammut auf, doch jeder Weg ist versperrt: Es stellt sich dem Jäger.`,
  run: ({ count, dir, cell }) =>
    `Das Mammut rennt ${count === 1 ? 'ein Feld' : `${count} Felder`} ${dir}, nach ${cell}.`,
  panicChosen: ({ name, cell }) => `${name} gerät in Panik und rennt nach ${cell}.`,
  panicOnly: ({ name, cell }) => `${name} gerät in Panik und rennt nach ${cell}, auf das einzige freie Feld.`,
  removedFaced: (name) => `Das Mammut wendet sich gegen ${name}: aus der Jagd.`,
  removedTrapped: (name) => `${name} kann nirgends hin: aus der Jagd.`,
  vanish: ({ name, cells }) => `Die Fallen von ${name} verschwinden: ${cells}.`,
  setTrap: ({ name, cell }) => `${name} stellt eine Falle auf ${cell}.`,
  liftOwn: ({ name, cell }) => `${name} hebt eine eigene Falle auf ${cell} auf.`,
  liftOther: ({ name, owner, cell }) => `${name} hebt die Falle von ${owner} auf ${cell} auf.`,
  pass: ({ name, card }) => `${name} passt und legt eine ${card} ab.`,
  drawn: ({ name, cards }) => `${name} zieht ${cards}.`,
  reshuffle: (count) => `Der Nachziehstapel ist leer: ${count} Karten werden neu gemischt.`,
  fallOwn: ({ name, cell }) => `Das Mammut stürzt in die Falle von ${name} auf ${cell}!`,
  fallPushed: ({ owner, cell, pusher }) =>
    `Von ${pusher} getrieben, stürzt das Mammut in die Falle von ${owner} auf ${cell}!`,
  won: (name) => `${name} gewinnt die Jagd.`,
  mammothLast: 'Kein Jäger ist übrig: Das Mammut gewinnt.',
  mammothSafe: 'Das Mammut kann in keine Falle mehr getrieben werden: Es gewinnt.',
  mammothSurvived: 'Die Jagd hat zu lange gedauert: Das Mammut hat überlebt und gewinnt.',
};
