/** The rule books of all games. */
import { ruleBook as maamut } from './maamut.ts';
import { ruleBook as mammut } from './mammut.ts';
import { ruleBook as momie } from './momie.ts';

export const ruleBooks = { maamut, mammut, momie };
