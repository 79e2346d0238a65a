/** What every game must do, present and future, over seeded random games at every player count. */
import { describe, expect, it } from 'vitest';
import { FastChance } from './chance.ts';
import type { AnyGame, AnyView, OpaqueState } from './game.ts';
import { applied, forSeeds, inventoryOf, type Moment, playRandomly, type Setting, settings } from './testing/games.ts';
import { attempt } from './testing/mutate.ts';

const json = (game: AnyGame, state: OpaqueState): string => JSON.stringify(game.write(state));

/** Fails with a message that is made only when it is needed: these run millions of times. */
function must(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message());
}

/** The same JSON with the keys of every object the other way round, and one more that nobody knows. */
function turnedRound(value: unknown, top = true): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => turnedRound(item, false));
  const entries = Object.entries(value)
    .toReversed()
    .map(([key, inner]) => [key, turnedRound(inner, false)] as const);
  return Object.fromEntries(top ? [['a note of the sender', 1], ...entries] : entries);
}

const at = ({ index, action }: Moment): string => `at action ${index} ${JSON.stringify(action)}`;

describe.each(settings.map((setting) => [setting.game.name, setting.players, setting] as const))(
  '%s, %i players',
  (name, players, setting: Setting) => {
    const { game } = setting;

    it(
      'someone can always act or the game is over; what is sampled is allowed; pieces are conserved; games end',
      { timeout: 120_000 },
      () => {
        forSeeds(300_000, `law 1 ${name} ${players}`, (seed) => {
          let pieces = '';
          const { end, moments } = playRandomly(setting, seed, (moment) => {
            const { state, action, index } = moment;
            const seat = game.toAct(state);
            must(game.result(state) === null, () => `${at(moment)}: a result, but somebody is to act`);
            const refusal = game.refusal(state, seat!, action);
            must(refusal === null, () => `${at(moment)}: sampled, but refused by ${JSON.stringify(refusal)}`);
            if (index === 0) pieces = inventoryOf(game.write(state));
            else if (index % 16 === 0) expect(inventoryOf(game.write(state)), at(moment)).toBe(pieces);
          });
          expect(game.result(end)).not.toBeNull();
          expect(game.legal(end).actions).toEqual([]);
          expect(game.refusal(end, 0, {})).toMatchObject({ rule: `${game.clausePrefix}-0`, why: 'gameOver' });
          expect(inventoryOf(game.write(end))).toBe(pieces);
          for (let viewer = -1; viewer < players; viewer++)
            must(
              JSON.stringify(game.view(end, viewer < 0 ? null : viewer)) === json(game, end),
              () => `something is still hidden from ${viewer} at the end`,
            );
          return moments;
        });
      },
    );

    it(
      'what is listed is allowed, what a complete list leaves out is refused; refusing changes nothing',
      { timeout: 120_000 },
      () => {
        const seen: object[] = [];
        const clause = new RegExp(`^${game.clausePrefix}-\\d+$`);
        forSeeds(3000, `law 2 ${name} ${players}`, (seed) => {
          const chance = new FastChance(`${seed} attempts`);
          return playRandomly(setting, seed, (moment) => {
            const { state, action } = moment;
            const seat = game.toAct(state)!;
            const before = json(game, state);
            const canonical = (each: { type: string }): string => JSON.stringify(game.actionFor(state, each, seat));

            const { actions, complete } = game.legal(state);
            must(actions.length > 0, () => `${at(moment)}: nothing is listed`);
            for (const each of actions)
              must(
                game.refusal(state, seat, each) === null,
                () => `${at(moment)}: ${JSON.stringify(each)} is listed, but refused`,
              );
            const listed = new Set(actions.map(canonical));
            must(listed.size === actions.length, () => `${at(moment)}: an action is listed twice`);
            must(!complete || listed.has(canonical(action)), () => `${at(moment)}: sampled, but not listed`);
            const decorated = { note: 'of the sender', ...action, also: [1] };
            must(
              game.refusal(state, seat, decorated) === null && canonical(decorated) === canonical(action),
              () => `${at(moment)}: keys that no action has are not ignored`,
            );

            if (seen.length < 300) seen.push(action);
            else seen[chance.below(300)] = action;
            for (let i = 0; i < 12; i++) {
              const tried = attempt(action, seen, chance);
              const refusal = game.refusal(state, seat, tried);
              if (refusal === null) {
                const is = canonical(tried as { type: string });
                must(
                  !complete || listed.has(is),
                  () => `${at(moment)}: ${JSON.stringify(tried)} is neither listed nor refused`,
                );
              } else
                must(
                  clause.test(refusal.rule) && refusal.why !== '',
                  () => `${at(moment)}: ${JSON.stringify(refusal)}`,
                );
            }
            for (let other = -1; other <= players; other++) {
              const refusal = other === seat ? null : game.refusal(state, other, action);
              must(
                other === seat || refusal?.rule.endsWith('-0') === true,
                () => `${at(moment)}: seat ${other} may act out of turn`,
              );
            }
            must(json(game, state) === before, () => `${at(moment)}: asking changed the state`);
          }).moments;
        });
      },
    );

    it(
      'a clone and a state read from its JSON go on identically, and no past state changes',
      { timeout: 120_000 },
      () => {
        forSeeds(1200, `law 3 ${name} ${players}`, (seed) => {
          let past: { readonly state: OpaqueState; readonly was: string } | null = null;
          return playRandomly(setting, seed, (moment) => {
            const { state, action, draw, index } = moment;
            const was = json(game, state);
            const clone = game.clone(state);
            const read = game.read(JSON.parse(was));
            must(json(game, clone) === was, () => `${at(moment)}: the clone differs`);
            expect(json(game, read), at(moment)).toBe(was);
            expect(game.write(game.read(turnedRound(JSON.parse(was)))), at(moment)).toEqual(JSON.parse(was));
            must(
              JSON.stringify(game.legal(read)) === JSON.stringify(game.legal(state)),
              () => `${at(moment)}: other actions after reading`,
            );

            const events = JSON.stringify(applied(game, clone, action, draw));
            must(json(game, state) === was, () => `${at(moment)}: playing on the clone changed the original`);
            expect(JSON.stringify(applied(game, read, action, draw)), at(moment)).toBe(events);
            expect(json(game, read), at(moment)).toBe(json(game, clone));
            if (past !== null) must(json(game, past.state) === past.was, () => `${at(moment)}: a past state changed`);
            if (index % 10 === 0) past = { state: game.clone(state), was };
          }).moments;
        });
      },
    );

    it('constant fields are the same for all viewers from the first moment to the last', () => {
      const viewers = [null, ...Array.from({ length: players }, (_, seat) => seat)];
      const constants = (state: OpaqueState): string[] =>
        viewers.map((viewer) => {
          const view = game.view(state, viewer);
          return JSON.stringify(game.constantFields.map((field) => view[field]));
        });
      forSeeds(300, `law 6 ${name} ${players}`, (seed) => {
        let first: string | undefined;
        const check = (state: OpaqueState): void => {
          for (const now of constants(state)) must(now === (first ??= now), () => `a constant field became ${now}`);
        };
        const { end, moments } = playRandomly(setting, seed, ({ state }) => check(state));
        check(end);
        return moments;
      });
    });

    it('a view is what all viewers share with the values of the viewer, in the order of its JSON', () => {
      if (game.ownValues === undefined) return;
      const others = [...(game.growingFields ?? []), ...game.constantFields];
      forSeeds(100, `law 7 ${name} ${players}`, (seed) => {
        const check = (state: OpaqueState): void => {
          for (const viewer of [null, ...Array.from({ length: players }, (_, seat) => seat)]) {
            const values = game.ownValues!(state, viewer);
            const view = game.view(state, viewer);
            const texts = { view: JSON.stringify(view), made: JSON.stringify(game.viewWith!(state, values)) };
            must(texts.made === texts.view, () => `viewer ${viewer}: ${texts.made} instead of ${texts.view}`);
            const marks = values.map((value, i) => (value === undefined ? undefined : `own value ${i}.`));
            const marked = game.viewWith!(state, marks) as AnyView;
            const found = JSON.stringify(marked).match(/own value \d+\./g) ?? [];
            expect(found, `viewer ${viewer}: each value once, in order`).toEqual(marks.filter((mark) => mark));
            for (const field of others)
              must(
                JSON.stringify(marked[field]) === JSON.stringify(view[field]),
                () => `${field} is not the same for all viewers`,
              );
          }
        };
        const { end, moments } = playRandomly(setting, seed, ({ state }) => check(state));
        check(end);
        return moments;
      });
    });

    it('growing fields only get longer with an action: what was there stays', () => {
      const growing = game.growingFields ?? [];
      const viewers = [null, ...Array.from({ length: players }, (_, seat) => seat)];
      const lists = (state: OpaqueState): string[][] =>
        viewers.flatMap((viewer) => {
          const view = game.view(state, viewer);
          return growing.map((field) => (view[field] as unknown[]).map((entry) => JSON.stringify(entry)));
        });
      forSeeds(50, `law 7 ${name} ${players}`, (seed) => {
        let before: string[][] = [];
        const check = (state: OpaqueState): void => {
          const now = lists(state);
          for (const [i, list] of before.entries())
            must(
              list.every((entry, place) => entry === now[i]![place]),
              () => `an entry of ${growing[0]} changed`,
            );
          before = now;
        };
        const { end, moments } = playRandomly(setting, seed, ({ state }) => check(state));
        check(end);
        return moments;
      });
    });

    it('same seed, same game; another seed, another game', () => {
      const story = (seed: string): string => {
        const lines: string[] = [];
        const { end } = playRandomly(setting, seed, ({ action }) => lines.push(JSON.stringify(action)));
        return [...lines, json(game, end)].join('\n');
      };
      forSeeds(2, `law 4 ${name} ${players}`, (seed) => {
        const first = story(seed);
        must(first === story(seed), () => 'two games from one seed');
        must(first !== story(`${seed} other`), () => 'one game from two seeds');
        return 1;
      });
    });
  },
);
