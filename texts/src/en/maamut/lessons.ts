/** Mâamut's lessons: what the coach says, at most 25 words a step. */
export const lessons = {
  'first-hunt': {
    title: 'First hunt',
    idea: 'Drive the mammoth into your own trap.',
    says: {
      goal: 'This is the mammoth. Drive it into one of your traps, and you win the hunt.',
      you: 'This is your hunter. On your turn you do one thing: move, set a trap, lift a trap or pass.',
      trap: 'You are standing on grass, where a trap can be hidden. Set a trap here.',
      trapFirst: 'You can do that too, but a hunt needs a trap. Set one here first.',
      trapHint: 'The button “Set a trap” is next to your cards.',
      around: 'The mammoth will run away from you. So walk around it: play a 2 to the marked tile.',
      wholeWay: 'A hunter moves the whole distance in a straight line, never onto rock or off the board.',
      marked: 'You could, but our way leads to the marked tile.',
      aroundHint: 'A 2 takes you exactly two tiles in a straight line. Choose the marked tile.',
      line: 'For the card you played you drew a new one. Now play the 3, straight west.',
      lineHint: 'Choose the marked tile, three tiles away.',
      behind: 'Your trap lies east of the mammoth. Get behind it: onto the marked tile to its west.',
      notBehind: 'From there you can’t drive it towards your trap. Try again.',
      behindHint: 'The marked tile is two tiles to the south-east.',
      look: 'If you run into it, it flees straight ahead, as many tiles as your card says. Your trap is two tiles away.',
      push: 'Choose the card that drives it into your trap. Go!',
      tooShort: 'It didn’t run into your trap. Count again: two tiles.',
      pushHint: 'With a 2 you run onto the mammoth’s tile and one further, and it flees two tiles.',
      won: 'It fell into your trap: you win! The owner of the trap wins, no matter who pushed.',
    },
  },
};

export type Lessons = typeof lessons;
