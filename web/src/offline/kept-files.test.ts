import { describe, expect, it } from 'vitest';
import { KeptFiles } from './kept-files.ts';

const origin = 'https://games.example';
const files = new KeptFiles(['assets/base-a1.js', 'index.html?v=b2', 'icon.svg?v=c3']);
const answering = (path: string, given: object = {}): string | null =>
  files.answering({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...given }, origin);

it('files are fetched and kept at addresses that change with their content', () => {
  expect(files.addresses).toEqual(['/assets/base-a1.js', '/index.html?v=b2', '/icon.svg?v=c3']);
});

describe('a request is answered', () => {
  it('by the file it asks for', () => {
    expect(answering('/assets/base-a1.js')).toBe('/assets/base-a1.js');
    expect(answering('/icon.svg')).toBe('/icon.svg?v=c3');
    expect(answering('/icon.svg', { mode: 'navigate' })).toBe('/icon.svg?v=c3');
  });

  it.each(['/', '/table/0123456789ab?seat=1', '/rules/maamut#MA-53', '/apiary'])('by the page: %s', (path) => {
    expect(answering(path, { mode: 'navigate' })).toBe('/index.html?v=b2');
  });

  it.each([
    ['/api/me', {}],
    ['/api/tables/x/record', { mode: 'navigate' }],
    ['/admin', { mode: 'navigate' }],
    ['/metrics', { mode: 'navigate' }],
    ['/assets/of-another-version.js', {}],
    ['/icon.svg', { method: 'HEAD' }],
    ['https://elsewhere.example/icon.svg', {}],
  ])('by the server: %s %j', (path, given) => {
    expect(answering(path, given)).toBeNull();
  });
});
