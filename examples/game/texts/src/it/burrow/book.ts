import type { Book } from '../../en/burrow/book.ts';

export const book: Book = {
  story: 'Una lepre salta lungo una fila di caselle e nessuno vede dove.',
  goal: 'Chi caccia vince se trova la lepre tre volte prima di notte; altrimenti vince la lepre.',
  glance: [
    'Lepre: lancia il dado in segreto e salta esattamente di altrettante caselle, a sinistra o a destra.',
    'Chi caccia: fruga una casella, ma non quella frugata per ultima.',
    'Tutti sentono la risposta: trovata, vicino o lontano.',
    'Se la lepre viene trovata per la terza volta, è presa.',
  ],
  pieces: {
    hare: { name: 'La lepre', text: 'Salta su una fila di nove caselle. Solo chi la guida sa dov’è.' },
    die: { name: 'Il dado', text: 'Ha le facce 1, 2 e 3. Lo vede solo chi guida la lepre.' },
  },
  steps: {
    hop: {
      title: 'La lepre salta',
      text: 'La lepre salta di tante caselle quante ne indica il dado e resta sulla fila. Gli altri vengono a sapere solo che ha saltato.',
      picture: 'La fila di caselle con la lepre su una di esse.',
    },
    search: {
      title: 'Si fruga una casella',
      text: 'La risposta è “trovata” sulla casella della lepre, “vicino” su una casella accanto, altrimenti “lontano”.',
      picture: 'La fila di caselle: se ne fruga una.',
    },
  },
  examples: {
    search: {
      title: 'Un salto e una ricerca',
      before: ({ die, cell }) => `Il dado segna ${die}, e la lepre è sulla casella ${cell}.`,
      picture: 'La fila di caselle dopo la ricerca.',
      after: 'Ora chi caccia conosce due caselle dove può essere la lepre.',
    },
  },
  cases: {
    again: { name: 'Ancora la stessa casella', text: 'Si può frugare di nuovo dopo averne frugata un’altra.' },
  },
  advice: ['Anche “lontano” è una risposta: esclude tre caselle.'],
};
