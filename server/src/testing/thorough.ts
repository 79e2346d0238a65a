/** How many times as long the tests of faults run: `npm run test:long` sets it. */
export const thorough = Number(process.env['TRAQUE_FAULTS'] ?? '1');
