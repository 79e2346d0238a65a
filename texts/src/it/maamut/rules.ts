import type { RuleBook } from '../../games/maamut.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'Il materiale',
    setUp: 'La preparazione',
    turn: 'Il tuo turno',
    flight: 'Il mammut fugge',
    panic: 'Sulla sua strada',
    removed: 'Cacciatori eliminati',
    end: 'La fine',
  },
  clauses: {
    'MA-1': '37 tessere esagonali: 7 di roccia, 18 di erba, 11 di neve e la croce, che conta come neve.',
    'MA-2': 'Fino a quattro cacciatori, ognuno con un colore, una forma e quattro trappole; un mammut.',
    'MA-3': '36 carte spostamento: dodici 1, sedici 2 e otto 3.',
    'MA-10': 'La croce sta al centro; le altre tessere si mescolano e si dispongono attorno a formare un esagono.',
    'MA-11':
      'Se più di quattro delle sei tessere attorno alla croce sono di roccia, si mescola e si dispone tutto di nuovo.',
    'MA-12': 'Ognuno riceve tre carte e le tiene nascoste. Le altre formano il mazzo.',
    'MA-13': 'Il mammut comincia sulla croce.',
    'MA-14':
      'A partire da chi comincia, in senso orario, ognuno posa il suo cacciatore su una tessera del bordo, ma non sulla roccia né su una tessera occupata.',
    'MA-15': 'Chi comincia lo decide il tavolo, oppure il caso.',
    'MA-16': 'In due e in tre si gioca con le stesse regole.',
    'MA-17':
      'Se il tavolo sceglie questa variante, la caccia non comincia da chi ha posato per primo, ma dalla persona successiva in senso orario: chi ha posato per primo gioca allora per ultimo.',
    'MA-20':
      'Spostarsi: gioca una carta e sposta il tuo cacciatore in linea retta in una delle sei direzioni, esattamente di tante tessere quante ne indica la carta.',
    'MA-21':
      'Un cacciatore non entra mai nella roccia, non esce mai dal tabellone e percorre sempre tutta la distanza. Esempio: se in cinque direzioni la roccia o il bordo arrivano entro due tessere, un 2 porta solo nella sesta.',
    'MA-22':
      'Un cacciatore può attraversare tessere con trappole o altri cacciatori e anche fermarcisi: più cacciatori possono stare sulla stessa tessera.',
    'MA-30': 'Posare una trappola: metti una trappola della tua riserva sulla tessera del tuo cacciatore.',
    'MA-31': 'Una trappola si può posare solo sull’erba.',
    'MA-32': 'Su una tessera c’è al massimo una trappola.',
    'MA-33': 'Puoi posare una trappola solo se sulla tessera non c’è nessun altro cacciatore.',
    'MA-35':
      'Togliere una trappola: prendi la trappola, tua o altrui, dalla tessera del tuo cacciatore. Torna a chi l’aveva posata, che può riutilizzarla.',
    'MA-36': 'Puoi togliere una trappola solo se sulla tessera non c’è nessun altro cacciatore.',
    'MA-38': 'Passare: scarta una carta e non fare altro.',
    'MA-39':
      'Se hai giocato o scartato una carta, torni ad averne tre quando è finito tutto ciò che il tuo turno ha provocato. Poi tocca, in senso orario, al prossimo cacciatore ancora in gioco.',
    'MA-40':
      'Quando si pesca l’ultima carta del mazzo, gli scarti vengono subito mescolati e formano un nuovo mazzo. La carta che hai giocato è già tra gli scarti quando peschi.',
    'MA-50':
      'Quando un cacciatore entra nella tessera del mammut, lungo lo spostamento o alla fine, il mammut fugge subito: in linea retta, esattamente di tante tessere quante ne indica la carta.',
    'MA-51': 'Il mammut fugge dritto, nella direzione in cui andava il cacciatore, se quella strada è aperta.',
    'MA-52':
      'Una strada è aperta se ogni tessera di tutta la fuga è sul tabellone e non è di roccia. Trappole e cacciatori non la chiudono mai.',
    'MA-53':
      'Se la strada davanti è chiusa, il mammut gira in senso orario fino alla prima strada aperta, esclusa quella da cui viene il cacciatore. Se le prime quattro sono chiuse, prende la quinta.',
    'MA-54': 'Dopo la fuga del mammut, il cacciatore finisce il suo spostamento.',
    'MA-55':
      'Se nessuna strada è aperta, il mammut resta e affronta il cacciatore che è entrato: quel cacciatore è eliminato e il resto del suo spostamento è perso.',
    'MA-60':
      'Il mammut corre tessera per tessera. Se entra in una tessera con una trappola, anche a metà della fuga, ci cade dentro e la partita è finita.',
    'MA-61':
      'Quando il mammut entra in una tessera con dei cacciatori, questi vanno nel panico: ognuno scappa subito su una tessera libera vicina, poi il mammut prosegue.',
    'MA-62':
      'Una tessera è libera se è sul tabellone, non è di roccia, non c’è nessuno e non è quella da cui arriva il mammut. Una trappola non disturba.',
    'MA-63':
      'La tessera la sceglie chi guida il cacciatore nel panico. Se sono più d’uno, si sceglie nell’ordine di gioco, a partire dalla sinistra di chi è di turno. Se è possibile una sola tessera, non si chiede nulla.',
    'MA-64': 'Un cacciatore nel panico che non ha dove scappare è eliminato.',
    'MA-65': 'Un cacciatore che scappa davanti al mammut può essere raggiunto di nuovo.',
    'MA-70': 'Un cacciatore eliminato non ha più turni; le sue carte vanno scoperte tra gli scarti.',
    'MA-71':
      'Le trappole di un cacciatore eliminato restano e fanno ancora vincere se il mammut ci cade. Se una di queste viene tolta, esce dal gioco. Il tavolo può anche decidere che spariscano.',
    'MA-72': 'L’ultimo cacciatore continua a giocare: sopravvivere agli altri non è ancora una vittoria.',
    'MA-80': 'Vince solo chi ha posato la trappola in cui cade il mammut, chiunque ce l’abbia spinto.',
    'MA-81': 'Quando non resta nessun cacciatore, vince il mammut e tutti i cacciatori perdono.',
    'MA-82':
      'Il mammut vince anche quando non può più essere spinto in nessuna trappola, né posata né ancora da posare.',
    'MA-83':
      'Se il tavolo ha fissato un numero di turni e tutti i cacciatori ancora in gioco li hanno avuti, il mammut è sopravvissuto e vince.',
  },
  synonyms: [
    ['tessera', 'tessere', 'casella', 'caselle'],
    ['fugg', 'fuga', 'corr', 'scapp'],
    ['elimin', 'fuori dal gioco', 'fuori gioco', 'esce dal gioco'],
    ['vinc', 'vittoria', 'vincitore'],
    ['mazzo', 'pesc'],
    ['spost', 'movimento', 'muov'],
    ['posa', 'posare', 'piazza', 'porre', 'metti una trappola'],
    ['cacciator', 'avventurier', 'predon', 'pedone', 'pedin'],
  ],
  printed: {
    'MA-1': 'terreno pianura',
    'MA-2': 'pedone pedina',
    'MA-3': 'carta movimento',
    'MA-15': 'imita il verso del mammut, primo giocatore',
    'MA-30': 'scavare piazzare una trappola',
    'MA-35': 'rimuovere una trappola',
    'MA-55': 'carica attacco',
    'MA-80': 'lancia spirito del cacciatore',
  },
};
