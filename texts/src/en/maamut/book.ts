/** Learning Mâamut: the first part of its rule book. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const book = {
  story:
    'Your clan has found a mammoth on the plain. All hunters drive it together, but there is only one spear of honour. It goes to the hunter whose trap the mammoth falls into.',
  goal: 'You win, alone, if the mammoth falls into one of your traps, no matter who drove it there. If no hunter is left, or the mammoth can no longer be caught, the mammoth wins.',
  glance: [
    'Do exactly one thing: move, set a trap, lift a trap or pass.',
    'To move, play a card and go straight on, exactly as many tiles as the card says.',
    'If you enter the mammoth’s tile, it flees at once, as far as your card says: straight ahead if it can, otherwise it turns clockwise.',
    'Hunters in its way panic and run aside. If there is a trap in its way, it falls in and the game is over.',
    'If you used a card, draw back up to three. Then it is the next player’s turn.',
  ],
  pieces: {
    mammoth: {
      name: 'The mammoth',
      text: 'It starts in the middle and belongs to nobody. It only moves when a hunter startles it.',
    },
    hunter: { name: 'Hunters', text: 'Each player has one, with a colour and a shape of their own.' },
    trap: { name: 'Traps', text: 'Each player has four. A trap shows whose it is.' },
    card: {
      name: 'Move cards',
      text: 'The number of spears says how far you move: 1, 2 or 3 tiles. You always hold three cards.',
    },
    grass: { name: 'Grass', text: 'The only ground where a trap may be set. 18 tiles.' },
    snow: {
      name: 'Snow',
      text: 'Open ground, but no place for a trap. 11 tiles, and the cross in the middle counts as snow too.',
    },
    rock: { name: 'Rock', text: 'Nobody ever enters it: it stops hunters and turns the mammoth. 7 tiles.' },
  },
  steps: {
    setUp: {
      title: 'Setting up',
      text: 'The tiles are laid out at random around the cross, and the mammoth stands on the cross. Everyone gets three cards and puts their hunter on an outer tile, but not on rock.',
      picture: (hunters: number) =>
        `The board at the beginning: the mammoth on the cross in the middle, ${count(hunters, 'hunter', 'hunters')} on outer tiles.`,
    },
    move: {
      title: 'Move',
      text: 'Play a card and move your hunter in one of the six directions, in a straight line, exactly as many tiles as the card says. Rock and the edge stop you; traps and other hunters do not.',
      picture: (card: number) =>
        `A hunter walks ${count(card, 'tile', 'tiles')} in a straight line; the card shows ${count(card, 'spear', 'spears')}.`,
    },
    trap: {
      title: 'Or set or lift a trap',
      text: 'Instead of moving, set a trap on your hunter’s tile. It must be grass, without another trap or another hunter. In the same way you may lift any trap, even a rival’s: it goes back to its owner.',
      picture: 'A hunter on grass has set a trap on their own tile.',
    },
    pass: {
      title: 'Or pass, and draw',
      text: 'If nothing suits you, pass and discard a card. Whenever you have played or discarded a card, draw back up to three at the end of your turn.',
      picture: 'Three move cards with one, two and three spears, and the back of a card.',
    },
    flee: {
      title: 'The mammoth flees',
      text: 'If your hunter enters the mammoth’s tile, on the way or at the end, the mammoth flees at once in the same direction, as many tiles as your card says. Then your hunter finishes the move.',
      picture: (tiles: number) =>
        `A hunter comes from the left, the mammoth runs ${count(tiles, 'tile', 'tiles')} straight ahead, and the hunter goes on.`,
    },
    turn: {
      title: 'The mammoth turns',
      text: 'If there is rock or the edge anywhere on the flight ahead, that way is closed. The mammoth turns clockwise to the first open way, but never back to where the hunter came from.',
      picture: 'Five arrows around the mammoth, numbered clockwise in the order in which it tries its ways.',
    },
    panic: {
      title: 'Hunters in its way panic',
      text: 'If the mammoth enters a tile with hunters, each of them runs at once to a free tile next to it, chosen by their player. Then the mammoth runs on. A hunter with nowhere to run is out of the game.',
      picture: 'The mammoth runs over the tile of another hunter, who runs aside.',
    },
    fall: {
      title: 'The mammoth falls',
      text: 'If the mammoth enters a tile with a trap, even in the middle of its flight, it falls in and the game is over. The owner of the trap wins.',
      picture: 'The mammoth runs into a trap and falls in.',
    },
  },
  examples: {
    oneWay: {
      title: 'A card that leads only one way',
      picture: ({ closed, card }: { closed: number; card: number }) =>
        `A hunter at the edge of the board. ${count(closed, 'direction is', 'directions are')} crossed out, one leads ${count(card, 'tile', 'tiles')} on.`,
      before: ({ name, tile, card }: { name: string; tile: string; card: number }) =>
        `${name}’s hunter is on ${tile}, at the edge of the board. Where can a ${card} take them?`,
      edge: (n: number) => `In ${count(n, 'direction', 'directions')} the board ends before that.`,
      rock: (n: number) =>
        `In ${count(n, 'direction', 'directions')} there is rock within that distance. That the first tile is free does not help: a hunter always goes the whole way.`,
      after: ({ card, tile }: { card: number; tile: string }) => `So the ${card} leads only one way: to ${tile}.`,
    },
    fifthWay: {
      title: 'The mammoth turns to the fifth way',
      picture: (closed: number) =>
        `A hunter comes from the left. ${count(closed, 'way of the mammoth is', 'ways of the mammoth are')} crossed out; it runs along the next one.`,
      before: ({ name, tile, card }: { name: string; tile: string; card: number }) =>
        `${name} startles the mammoth on ${tile} with a ${card}. It tries its ways one after the other, clockwise.`,
      edge: (dir: string) => `The way ${dir} is closed: the board ends.`,
      rock: ({ dir, tile }: { dir: string; tile: string }) => `The way ${dir} is closed: ${tile} is rock.`,
      open: ({ nth, dir, tile }: { nth: number; dir: string; tile: string }) =>
        `The way ${dir}, number ${nth}, is open: the mammoth runs to ${tile}.`,
      after: 'The way back to where the hunter came from was never tried.',
    },
    cornered: {
      picture: (closed: number) =>
        `The mammoth in the corner of the board: ${count(closed, 'way is', 'ways are')} crossed out, none is left.`,
      before: ({ name, tile, card }: { name: string; tile: string; card: number }) =>
        `${name} startles the mammoth on ${tile} with a ${card}. Rock or the edge lies on every way.`,
      after: 'With a lower card, the mammoth might have found a way.',
    },
    pushed: {
      title: 'The trap counts, no matter who drives',
      picture: 'The mammoth runs from a hunter and falls into the trap of another.',
      before: ({ name, owner }: { name: string; owner: string }) =>
        `${name} startles the mammoth, and ${owner}’s trap is on its way.`,
      after: ({ name, pusher }: { name: string; pusher: string }) =>
        `The flight was not over yet, but the trap counts. ${name} wins, although ${pusher} drove the mammoth.`,
    },
  },
  cases: {
    cornered: {
      name: 'The mammoth is cornered',
      text: 'If all five ways are closed, the mammoth stays and turns on the hunter who entered its tile: that hunter is out of the game.',
    },
    together: {
      name: 'Several hunters on one tile',
      text: 'That is allowed, but then nobody on that tile may set or lift a trap.',
    },
    again: {
      name: 'Run into twice',
      text: 'A hunter who ran ahead of the mammoth may be run into again on the same flight, and panics again.',
    },
    fallen: {
      name: 'Traps of a fallen hunter',
      text: 'They stay on the board, and their owner still wins if the mammoth falls into one. If such a trap is lifted, it leaves the game.',
    },
    lost: {
      name: 'The mammoth gets away',
      text: 'The mammoth wins if all hunters are out of the game, or if it can no longer be driven into any trap. Being the last hunter left is not a victory.',
    },
  },
  advice: [
    'Set your first trap early. Without a trap on the board you can only help the others.',
    'The mammoth falls into a trap in the middle of its flight too: a trap one tile behind it catches it with every card.',
    'Rock is useful: if you close the way ahead, you decide where the mammoth turns.',
    'Don’t stand in front of the mammoth with rock around you: you may have nowhere to run.',
    'If the mammoth stands before a rival’s trap, startle it away from there, or lift the trap.',
  ],
};

export type Book = typeof book;
