/** Portraits drawn for the site, by what tells them apart; `tools/artwork/portraits.mjs` draws them. */
export const portraits = ['long-hair', 'short-hair', 'bun', 'curls', 'beard', 'glasses'] as const

export type Portrait = (typeof portraits)[number]
