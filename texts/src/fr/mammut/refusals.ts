import type { Refusals } from '../../en/mammut/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'La partie est finie.',
  notYourTurn: 'Ce n’est pas ton tour.',
  malformed: 'Ce n’est pas une action de ce jeu.',
  notNow: ({ moment }) =>
    moment === 'share'
      ? 'On partage le butin : prends, vole ou joue une carte.'
      : moment === 'wildAnimal'
        ? 'Échange une de tes tuiles animal, ou renonce.'
        : 'Choisis l’animal qui te rejoint.',
  takeNothing: 'Prends au moins une tuile.',
  notInMiddle: 'Cette tuile n’est pas au milieu.',
  mustTakeAll: 'Il ne manque plus que ta part : prends tout ce qui est au milieu, ou vole une part.',
  ownShare: 'Tu ne peux pas te voler toi-même.',
  noSuchShare: 'Il n’y a pas de part à cet endroit.',
  returnNothing: 'Un voleur rend au moins une tuile au milieu.',
  notInShare: 'Cette tuile ne fait pas partie de cette part.',
  keepNothing: 'Garde au moins une tuile : une part n’est jamais vide.',
  singleTile: 'Une part d’une seule tuile ne se vole pas.',
  mayNotPass: 'Tu peux encore prendre ou voler : pas question de passer.',
  notInHand: 'Tu n’as pas cette carte en main.',
  peekCount: 'Regarde sous une ou deux tuiles.',
  noQuestionMark: 'On ne regarde que sous un point d’interrogation.',
  nothingToPeek: 'Aucune tuile ne montre de point d’interrogation.',
  flipCount: 'Retourne une ou deux tuiles.',
  showsAnimal: 'Une tuile qui montre un animal ne se retourne jamais.',
  giveNothing: 'Choisis au moins une part à rendre.',
  nothingToGive: 'Personne n’a de part à rendre.',
  faceDownCard: 'Une carte d’évaluation se pose face cachée.',
  openCard: 'Une carte de butin se joue face visible.',
  notYourAnimal: 'Ce n’est pas une de tes tuiles animal.',
  alreadyExchanged: 'Tu as déjà échangé cette tuile.',
  hasSpecies: 'Tu as déjà cet animal.',
};
