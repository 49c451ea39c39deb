/** Portraits drawn for the site by `tools/artwork/portraits.mjs`, named by their distinguishing feature. */
export const portraits = ['long-hair', 'short-hair', 'bun', 'curls', 'beard', 'glasses'] as const

export type Portrait = (typeof portraits)[number]
