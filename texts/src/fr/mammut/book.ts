import type { Book } from '../../en/mammut/book.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');

export const book: Book = {
  story:
    'La grande chasse est finie, et le butin est au milieu du camp : haches, peaux, défenses, viande, feu et animaux apprivoisés. Chacun prend sa part. Mais si la tienne est trop belle, on te la volera.',
  goal: 'Gagne le plus de points de victoire possible. Chaque manche se termine par un décompte ; après la dernière, qui a le plus de points l’emporte.',
  glance: [
    'Si tu n’as pas de part, c’est à toi. Tu peux d’abord jouer des cartes action.',
    'Puis prends au milieu les plaquettes que tu veux : c’est ta part.',
    'Ou vole la part entière de quelqu’un et remets au moins une de ses plaquettes au milieu.',
    'La personne volée n’a plus de part et rejouera.',
    'S’il n’y a plus que toi sans part et que tu prends au milieu, tu prends tout. Puis on compte toutes les parts.',
  ],
  pieces: {
    loot: {
      name: 'Les plaquettes de butin',
      text: '31 plaquettes à deux faces. Seule la face visible compte, et on ne retourne une plaquette qu’avec une carte.',
    },
    unknown: {
      name: 'Les points d’interrogation',
      text: 'Certaines plaquettes montrent un point d’interrogation. Ce qu’il y a dessous se révèle au décompte.',
    },
    shaman: {
      name: 'Le chaman',
      text: 'Une plaquette qui départage les égalités. La flèche rouge va dans le sens horaire, la bleue dans l’autre sens.',
    },
    animal: {
      name: 'Les animaux',
      text: 'Sept espèces. Une plaquette animal te donne un pion que tu gardes. Tu n’as jamais deux fois la même espèce.',
    },
    card: { name: 'Les cartes action', text: '19 cartes. Tu commences avec deux ; les haches en rapportent d’autres.' },
    track: {
      name: 'Le parcours des peaux',
      text: 'Chaque peau te fait avancer d’un pas. Ta place sur le parcours reste pour toute la partie.',
    },
  },
  steps: {
    pour: {
      title: 'On vide le sac',
      text: 'Au début d’une manche, on jette les 32 plaquettes au milieu. Chacune tombe au hasard sur une de ses faces.',
      picture: 'Toutes les plaquettes d’une manche au milieu, certaines avec un point d’interrogation.',
    },
    take: {
      title: 'Prendre une part au milieu',
      text: 'Prends autant de plaquettes que tu veux, au moins une. Beaucoup de plaquettes rapportent beaucoup, mais une petite part tente moins les voleurs.',
      picture: 'Quelqu’un a pris des plaquettes au milieu : c’est sa part.',
    },
    steal: {
      title: 'Ou voler une part',
      text: 'Prends la part entière de quelqu’un, remets au moins une de ses plaquettes au milieu et garde le reste. Une part d’une seule plaquette ne peut pas être volée.',
      picture: 'Quelqu’un d’autre a pris cette part et remis une de ses plaquettes au milieu.',
    },
    cards: {
      title: 'D’abord, si tu veux, jouer des cartes',
      text: 'Avant de prendre ou de voler, tu peux jouer autant de cartes que tu veux. Les cartes de butin agissent aussitôt, devant tout le monde. Les cartes de décompte se jouent face cachée et comptent à la fin de la manche.',
      picture: 'Une carte de butin visible, et une carte de décompte face cachée.',
    },
    last: {
      title: 'La dernière part',
      text: 'Si tous les autres ont une part, tu peux encore voler, ou prendre tout ce qui reste. Prendre tout met fin au partage, et tu commenceras la manche suivante.',
      picture: 'La dernière personne prend toutes les plaquettes qui restent.',
    },
    order: {
      title: 'Le décompte : d’abord le chaman',
      text: 'On révèle les cartes cachées et on retourne les points d’interrogation. Qui a le chaman passe en premier dans toutes les égalités, puis les autres dans le sens de la flèche. Le premier à égalité a « le plus », le dernier a « le moins ».',
      picture: 'Les deux faces du chaman, avec une flèche rouge et une flèche bleue.',
    },
    axes: {
      title: 'Les haches : de nouvelles cartes',
      text: 'Tu pioches une carte action par hache. À la dernière manche, chaque hache vaut 3 points à la place.',
      picture: 'Une hache, et le dos d’une carte.',
    },
    hides: {
      title: 'Les peaux : le parcours',
      text: 'Chaque peau te fait avancer d’un pas sur le parcours des peaux. Puis qui est le plus loin reçoit autant de points que le numéro de la manche, et qui est dernier en perd autant.',
      picture: (hides) => `${count(hides, 'peau', 'peaux')} : ${count(hides, 'pas', 'pas')} sur le parcours des peaux.`,
    },
    tusks: {
      title: 'Les défenses : 2 points chacune',
      text: 'Le butin le plus simple : chaque défense vaut 2 points.',
      picture: (points) => `Une défense vaut ${count(points, 'point', 'points')}.`,
    },
    meat: {
      title: 'La viande : qui en a le plus ?',
      text: 'Qui a le plus de viande reçoit 8 points, le deuxième 5, le troisième 2. À trois, on ne donne que 8 et 5 ; à deux, seulement 8.',
      picture: (points) => `La viande sur un podium, avec les points de chaque place : ${points}.`,
    },
    fire: {
      title: 'Le feu : qui a froid ?',
      text: 'Qui a le moins de feux perd 5 points. Un seul feu suffit souvent. À deux, l’autre reçoit 1 point pour chacun de ses feux.',
      picture: (points) => `Sans feu, on perd ${count(points, 'point', 'points')}.`,
    },
    animals: {
      title: 'Les animaux : collectionner les espèces',
      text: 'Pour chaque plaquette animal, tu prends un pion de cette espèce, sauf si tu l’as déjà. Ils ne comptent qu’à la toute fin.',
      picture: 'Les sept espèces.',
    },
    end: {
      title: 'Après la dernière manche',
      text: 'Tes espèces différentes rapportent des points : plus tu en as, plus chacune vaut. Puis qui a le plus de points gagne.',
      picture: (scale) => `Une échelle des espèces et de leurs points : ${scale}.`,
    },
  },
  examples: {
    scoring: {
      title: 'Un décompte complet, avec les chiffres',
      before: ({ round, name }) =>
        `Manche ${round}, à quatre. ${name} prend tout ce qui reste, et maintenant chacun a une part.`,
      shares: 'Les parts, une fois les points d’interrogation retournés',
      totals: 'Les points après la manche',
      total: ({ name, before, change, after }) =>
        `${name} : ${before} avant, ${change} pendant cette manche, maintenant ${after}.`,
      after: ({ name, points }) =>
        `${name} mène avec ${count(points, 'point', 'points')}. Chacun garde ses cartes non jouées, ses animaux et sa place sur le parcours des peaux.`,
    },
  },
  galleries: {
    cards: {
      title: 'Toutes les cartes action',
      intro: 'Huit cartes de butin, qui agissent aussitôt, et onze cartes de décompte, qui se jouent face cachée.',
      loot: (n) => `Carte de butin, ${count(n, 'exemplaire', 'exemplaires')}.`,
      scoring: (n) => `Carte de décompte, ${count(n, 'exemplaire', 'exemplaires')}.`,
    },
    tiles: {
      title: 'Toutes les plaquettes de butin',
      intro: 'Les deux faces de chaque plaquette. Tout le monde peut consulter cette liste pendant la partie.',
      copies: (n) => count(n, 'plaquette', 'plaquettes'),
      sides: ({ one, other }) => `${one} / ${other}`,
    },
  },
  cases: {
    two: {
      name: 'À deux',
      text: 'Chacun rassemble deux parts séparées, et on compte les deux. On ne te saute que si tu as les deux. Un vol ne prend qu’une part ; la quatrième part prise au milieu prend tout.',
    },
    four: {
      name: 'À quatre ou cinq',
      text: 'La partie commence à la manche 2, et chacun commence avec un animal tiré au hasard.',
    },
    most: {
      name: 'Le plus de rien',
      text: 'Pour avoir le plus d’une sorte, il en faut au moins une. Sinon, personne n’en a le plus.',
    },
    cards: {
      name: 'Les cartes qui comptent comme plaquettes',
      text: '« Ma peau » et les cartes qui donnent une peau ou un feu comptent comme des plaquettes pendant tout le décompte, aussi pour le parcours des peaux et pour le moins de feux.',
    },
    zero: { name: 'Pas de dettes', text: 'Tes points ne descendent jamais sous 0.' },
    tie: {
      name: 'Égalité à la fin',
      text: 'Qui est le plus loin sur le parcours des peaux gagne. Si c’est encore égal, la victoire est partagée.',
    },
  },
  advice: [
    'Prends moins de plaquettes que tu ne voudrais. La part que personne n’envie est celle que tu gardes.',
    'Aie toujours un feu : perdre 5 points coûte plus que ne rapporte une deuxième défense.',
    'Le chaman vaut beaucoup quand d’autres ont autant que toi : regarde qui gagnerait les égalités.',
    'Quelques peaux à chaque manche rapportent plus tard : le parcours dure toute la partie et ses points augmentent.',
    'Laisse un appât : s’il reste peu au milieu, c’est chez toi qu’on viendra voler.',
  ],
};
