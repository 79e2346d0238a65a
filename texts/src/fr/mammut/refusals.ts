import type { Refusals } from '../../en/mammut/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'La partie est finie.',
  notYourTurn: 'Ce n’est pas ton tour.',
  malformed: 'Cette action n’existe pas dans ce jeu.',
  notNow: ({ moment }) =>
    moment === 'share'
      ? 'On partage le butin : prends des plaquettes, vole une part ou joue une carte.'
      : moment === 'wildAnimal'
        ? 'Échange une de tes plaquettes animal, ou renonce.'
        : 'Choisis l’animal que tu prends.',
  takeNothing: 'Prends au moins une plaquette.',
  notInMiddle: 'Cette plaquette n’est pas au milieu.',
  mustTakeAll: 'Il ne manque que ta part : prends tout ce qui est au milieu, ou vole une part.',
  ownShare: 'Tu ne peux pas te voler toi-même.',
  noSuchShare: 'Il n’y a pas de part ici.',
  returnNothing: 'En volant, remets au moins une plaquette au milieu.',
  notInShare: 'Cette plaquette n’est pas dans cette part.',
  keepNothing: 'Garde au moins une plaquette : une part n’est jamais vide.',
  singleTile: 'Une part d’une seule plaquette ne se vole pas.',
  mayNotPass: 'Tu peux encore prendre ou voler : tu ne peux donc pas passer.',
  notInHand: 'Tu n’as pas cette carte en main.',
  peekCount: 'Regarde sous une ou deux plaquettes.',
  noQuestionMark: 'Tu ne peux regarder que sous un point d’interrogation.',
  nothingToPeek: 'Aucune plaquette ne montre de point d’interrogation.',
  flipCount: 'Retourne une ou deux plaquettes.',
  showsAnimal: 'Une plaquette qui montre un animal ne se retourne jamais.',
  giveNothing: 'Choisis au moins une part à rendre.',
  nothingToGive: 'Personne n’a de part à rendre.',
  faceDownCard: 'Une carte de décompte se pose face cachée.',
  openCard: 'Une carte de butin se joue face visible.',
  notYourAnimal: 'Ce n’est pas une de tes plaquettes animal.',
  alreadyExchanged: 'Tu as déjà échangé cette plaquette.',
  hasSpecies: 'Tu as déjà cet animal.',
};
