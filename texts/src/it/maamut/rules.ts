import type { RuleBook } from '../../games/maamut.ts';

export const rules: RuleBook = {
  intro:
    'Sei un cacciatore. Vince chi possiede la trappola in cui cade il mammut, chiunque ce l’abbia spinto. Ma mettilo alle strette, e si rivolta contro di te.',
  chapters: {
    pieces: 'I pezzi',
    setUp: 'La preparazione',
    turn: 'Il tuo turno',
    flight: 'Il mammut fugge',
    panic: 'Sulla sua strada',
    removed: 'Cacciatori eliminati',
    end: 'La fine',
  },
  clauses: {
    'MA-1': '37 tessere esagonali: 7 rocce, 18 erba, 11 neve e la croce, che conta come neve.',
    'MA-2': 'Fino a quattro cacciatori, ognuno con colore, forma e quattro trappole; un mammut.',
    'MA-3': '36 carte movimento: dodici 1, sedici 2, otto 3.',
    'MA-10': 'La croce sta al centro; le altre tessere, mescolate, le formano attorno un esagono.',
    'MA-11': 'Se più di quattro delle sei tessere attorno alla croce sono rocce, si ricomincia da capo.',
    'MA-12': 'Ognuno riceve tre carte e le nasconde. Il resto è il mazzo.',
    'MA-13': 'Il mammut comincia sulla croce.',
    'MA-14':
      'Dal primo giocatore in senso orario, ognuno mette il suo cacciatore su una tessera del bordo: non su roccia, non su una occupata.',
    'MA-15': 'Il primo giocatore lo sceglie il tavolo o la sorte.',
    'MA-16': 'In due e in tre si gioca con le stesse regole.',
    'MA-17':
      'Se il tavolo lo desidera, la caccia la apre il giocatore successivo: chi si è piazzato per primo agisce allora per ultimo. Per i tavoli da tre dove il primo vince troppo spesso.',
    'MA-20':
      'Muovere: gioca una carta e va’ dritto in una delle sei direzioni, esattamente di tante tessere quante ne indica.',
    'MA-21': 'Un cacciatore non entra mai nella roccia, non esce dal tabellone e fa sempre tutta la distanza.',
    'MA-22': 'I cacciatori possono attraversare e condividere tessere con altri cacciatori e con trappole.',
    'MA-30': 'Porre una trappola: metti una tua trappola sulla tessera del tuo cacciatore.',
    'MA-31': 'Una trappola si posa solo sull’erba.',
    'MA-32': 'Su una tessera c’è al massimo una trappola.',
    'MA-33': 'Puoi posare una trappola solo se sulla tessera non c’è nessun altro cacciatore.',
    'MA-35':
      'Togliere una trappola, tua o altrui, dalla tessera del tuo cacciatore. Torna al proprietario, che può riutilizzarla.',
    'MA-36': 'Puoi togliere una trappola solo se sulla tessera non c’è nessun altro cacciatore.',
    'MA-38': 'Passare: scarta una carta e non fare altro.',
    'MA-39':
      'Chi ha giocato o scartato una carta torna a tre quando tutto ciò che ne segue è finito. Poi gioca il prossimo cacciatore vivo, in senso orario.',
    'MA-40': 'Quando si pesca l’ultima carta del mazzo, gli scarti vengono subito mescolati in un mazzo nuovo.',
    'MA-50':
      'Quando un cacciatore in movimento entra nella tessera del mammut, questo fugge subito, dritto, esattamente di tante tessere quante ne dice la carta.',
    'MA-51': 'Fugge nella direzione in cui andava il cacciatore, se quella via è aperta.',
    'MA-52':
      'Una via è aperta se ogni tessera di tutta la fuga è sul tabellone e non è roccia. Trappole e cacciatori non la chiudono mai.',
    'MA-53':
      'Se è chiusa, il mammut gira in senso orario fino alla prima via aperta, esclusa quella da cui viene il cacciatore.',
    'MA-54': 'Dopo la fuga il cacciatore finisce il suo movimento.',
    'MA-55': 'Se nessuna via è aperta, il mammut si ferma e lo affronta: quel cacciatore è eliminato.',
    'MA-60': 'Il mammut corre tessera per tessera. Se incontra una trappola vi cade, e la partita è finita.',
    'MA-61':
      'I cacciatori sulla sua strada vanno in panico: ognuno corre su una tessera libera vicina, poi il mammut prosegue.',
    'MA-62': 'Libera vuol dire: sul tabellone, senza roccia, senza nessuno, e non la tessera da cui arriva il mammut.',
    'MA-63':
      'Chi è in panico sceglie la sua tessera. Se sono più, nell’ordine di turno dalla sinistra di chi spinge. Un’unica tessera possibile è presa senza chiedere.',
    'MA-64': 'Un cacciatore che non ha dove correre è eliminato.',
    'MA-65': 'Chi è corso davanti al mammut può essere travolto di nuovo.',
    'MA-70': 'Un cacciatore eliminato non ha più turni; le sue carte vanno scoperte sugli scarti.',
    'MA-71': 'Le sue trappole restano, e vince ancora se il mammut vi cade; il tavolo può invece farle sparire.',
    'MA-72': 'L’ultimo cacciatore gioca da solo: sopravvivere agli altri non è una vittoria.',
    'MA-80': 'Il proprietario della trappola in cui cade il mammut vince da solo, chiunque abbia spinto.',
    'MA-81': 'Il mammut vince quando non resta nessun cacciatore.',
    'MA-82': 'Il mammut vince anche quando non può più essere condotto a nessuna trappola, posta o ancora da porre.',
    'MA-83':
      'Se il tavolo ha fissato un numero di turni e ogni cacciatore vivo li ha avuti, il mammut è sopravvissuto e vince.',
  },
  synonyms: [
    ['tessera', 'tessere', 'casella', 'caselle'],
    ['fugg', 'fuga', 'corr', 'scapp'],
    ['elimin', 'fuori dal gioco', 'fuori gioco', 'fuori dalla'],
    ['vinc', 'vittoria', 'vincitore'],
    ['scart', 'posa una carta'],
    ['mazzo', 'pesca'],
    ['avventurier', 'cacciator', 'predon'],
  ],
};
