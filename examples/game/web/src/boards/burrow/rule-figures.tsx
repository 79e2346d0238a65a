import type { RuleFigures } from '../rule-figures.ts';

/** A page of rules needs no figures. */
export const figures: RuleFigures = {};
