/** “de” before a name: de Ben, d’Ana. */
export const de = (name: string): string => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);
