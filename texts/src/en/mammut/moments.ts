/** What happens to the reader in Mammut, in a few words on a banner. */
export const moments = {
  robbed: (name: string) => `${name} robs you!`,
  gaveBack: (name: string) => `${name} makes you give back your loot!`,
};

export type Moments = typeof moments;
