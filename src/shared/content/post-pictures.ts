/** Drawn pictures that a post can be illustrated with. */
export const postPictures = [
  'blog',
  'post-what-is-bioresonance',
  'post-frequency',
  'post-detox',
  'post-franchise',
  'about',
  'bioresonance-procedure',
  'contact',
  'food-intolerance',
  'franchise',
  'functional-screening',
  'hero',
  'pets',
  'pricelist',
  'shop',
] as const

export type PostPicture = (typeof postPictures)[number]
