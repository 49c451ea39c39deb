import type { PictureInput, Rows } from '../content-description.js'

/** Optional picture of the library. */
export const photo = { type: 'picture', required: undefined, fault: 'picture.unknown' } satisfies PictureInput

/** Pictures of a gallery. */
export const gallery = {
  type: 'rows',
  name: 'Picture',
  most: 8,
  row: { picture: { type: 'picture', required: 'picture.required', fault: 'picture.unknown' } },
} satisfies Rows
