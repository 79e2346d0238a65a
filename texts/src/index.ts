/**
 * What the games say to people, in four languages: one typed module a language and concern, English giving the type, so
 * that a missing text does not compile. Numbers and plurals go through `Intl`.
 */
export const languages = ['en', 'fr', 'it', 'de'] as const;
export type Language = (typeof languages)[number];

/** The values a refusal or an event hands to its message. */
export type Values = Readonly<Record<string, string | number>>;

/** A message: plain, or made from values. */
export type Text = string | ((values: Values) => string);
