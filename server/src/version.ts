/** The version of this program, as its package states it. */
import manifest from '../package.json' with { type: 'json' };

export const { version } = manifest;
