/** The three games as the pages outside a room know them: names and sizes, without the rules. */
export const gameNames = ['maamut', 'mammut', 'momie'] as const;
export type GameName = (typeof gameNames)[number];

export interface GameCard {
  readonly title: string;
  readonly world: 'cave' | 'tomb';
  readonly players: { readonly min: number; readonly max: number };
  readonly usual: number;
  readonly minutes: number;
  readonly clauses: 'MA' | 'MM' | 'MO';
}

export const gameCards: Readonly<Record<GameName, GameCard>> = {
  maamut: { title: 'Mâamut', world: 'cave', players: { min: 2, max: 4 }, usual: 3, minutes: 20, clauses: 'MA' },
  mammut: { title: 'Mammut', world: 'cave', players: { min: 2, max: 5 }, usual: 4, minutes: 40, clauses: 'MM' },
  momie: {
    title: 'La Malédiction de la Momie',
    world: 'tomb',
    players: { min: 2, max: 5 },
    usual: 4,
    minutes: 45,
    clauses: 'MO',
  },
};

export function isGameName(name: string | undefined): name is GameName {
  return name !== undefined && Object.hasOwn(gameCards, name);
}

/** The game whose rule book holds a clause. */
export function gameOfClause(clause: string): GameName {
  return gameNames.find((name) => clause.startsWith(`${gameCards[name].clauses}-`)) ?? 'maamut';
}
