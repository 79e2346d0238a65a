import type { Account } from '../../en/app/account.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');

export const account: Account = {
  title: 'Mes parties sur tous mes appareils',
  signedInAs: (name) => `Connexion au nom de ${name}`,
  intro:
    'Avec une clé d’accès, tu retrouves les mêmes parties sur ton téléphone et ton ordinateur. Ni mot de passe, ni adresse e-mail. Sans clé, rien ne change : tu joues sans compte, et ce navigateur connaît tes parties.',
  noDomain:
    'Les clés d’accès ont besoin d’un nom de domaine. Ce serveur a une simple adresse IP : elles ne peuvent pas être proposées ici.',
  notSecure: 'Les clés d’accès ont besoin d’une connexion sécurisée (HTTPS) : elles ne peuvent pas être proposées ici.',
  noSupport: 'Ce navigateur ne connaît pas les clés d’accès.',
  notOffered: 'Ce serveur n’a pas de comptes.',
  otherwise: 'Une table peut quand même être jouée depuis un autre appareil : son menu a un lien pour cela.',
  name: 'Ton nom',
  add: 'Ajouter une clé d’accès',
  addHelp: 'Ton nom et tes parties restent à toi.',
  addAnother: 'Ajouter une autre clé d’accès',
  haveOne: 'J’en ai déjà une',
  signIn: 'Me connecter avec une clé d’accès',
  bring: 'Emporter les parties de ce navigateur',
  brought: (n) => `${count(n, 'partie', 'parties')} de ce navigateur dans ton compte.`,
  noPasskey: 'Pas de clé d’accès sous la main ?',
  code: 'Code de secours',
  useCode: 'Me connecter avec ce code',
  passkeys: 'Clés d’accès',
  added: (date) => `ajoutée le ${date}`,
  used: (date) => `utilisée le ${date}`,
  synced: 'synchronisée',
  remove: (label) => `Supprimer ${label}`,
  removeHelp: 'Supprimer une clé déconnecte tous les autres appareils.',
  yes: 'Oui, supprimer',
  no: 'Annuler',
  codes: 'Codes de secours',
  codesLeft: (n) => `${count(n, 'code inutilisé', 'codes inutilisés')}.`,
  codesNone: 'Aucun. Si tu perds tous tes appareils, seul un code de secours te permet de revenir.',
  codesUsed: (date) =>
    `Un code a servi le ${date}. Ce n’était pas toi ? Supprime toute clé inconnue, déconnecte-toi partout et crée de nouveaux codes.`,
  makeCodes: 'Créer de nouveaux codes',
  revokeCodes: 'Annuler tous les codes',
  codesShown: 'Garde ces codes en lieu sûr : ils ne sont affichés que maintenant. Chacun sert une fois.',
  signOut: 'Me déconnecter ici',
  signOutAll: 'Me déconnecter partout',
  signOutHelp: 'Tes parties restent dans ton compte.',
  delete: 'Supprimer mon compte',
  deleteHelp:
    'Ton nom, tes clés, tes codes et ton classement sont supprimés pour toujours. Des robots prennent tes places dans les parties en cours ; celles qui sont classées sont perdues. Aux tables où tu as joué, ton nom, tes coups et tes messages restent visibles pour les autres.',
  deleteYes: 'Supprimer pour toujours',
  restricted: (date) =>
    `Connexion par code de secours : jusqu’au ${date}, tu ne peux ni supprimer d’anciennes clés ni supprimer le compte.`,
  cancelled: 'Rien n’a changé : c’était annulé, ou trop long.',
  badPasskey: 'Cela n’a pas marché : la clé n’est pas connue ici, ou c’était trop long. Essaie encore.',
  badCode: 'Ce code n’existe pas, ou il a déjà servi.',
};
