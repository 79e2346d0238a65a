/** `npm run fixtures`: lists new recorded games and stored tables in fixtures/SHA256SUMS. What is listed stays as it is. */
import { LIST, listNew } from './fixtures/promises.ts';

const fresh = listNew();
console.log(fresh.length === 0 ? `fixtures/${LIST} lists them all` : `new in fixtures/${LIST}:\n${fresh.join('\n')}`);
