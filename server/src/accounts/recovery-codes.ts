/**
 * Recovery codes: each signs in once. A code has 100 random bits and names no account, so that a plain hash is enough to
 * keep it, and nobody finds one by trying.
 */
import { createHash, randomInt } from 'node:crypto';

const CODES = 10;
/** Crockford's alphabet: no letter is taken for a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 5;

function newCode(): string {
  const group = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

export const newCodes = (): string[] => Array.from({ length: CODES }, newCode);

/** As a person may have typed it: in small letters, with or without dashes, with letters that look like digits. */
function normal(code: string): string {
  return code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

export const hashOf = (code: string): string =>
  createHash('sha256')
    .update(`traque recovery code\n${normal(code)}`)
    .digest('base64url');
