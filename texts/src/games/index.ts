/** The rule books of all games. */
import type { RuleBookLayout } from '../rule-book.ts';
import * as maamut from './maamut.ts';
import * as mammut from './mammut.ts';
import * as momie from './momie.ts';

export const ruleBooks = { maamut, mammut, momie } satisfies Readonly<Record<string, RuleBookLayout>>;
