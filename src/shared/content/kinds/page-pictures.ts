import type { ContentKindDescription } from '../content-description.js'
import { photo } from '../fields/picture.js'
import { type PagePicturePlace, pagePicturePlaceNames } from '../page-picture-places.js'

const fields = Object.fromEntries(pagePicturePlaceNames.map((place) => [place, photo])) as Record<
  PagePicturePlace,
  typeof photo
>

/** Pictures of the owner on the site's own pages: one for each place, or none. */
export const pagePictures = {
  path: 'page-pictures',
  page: 'home',
  single: true,
  name: [],
  fields,
} as const satisfies ContentKindDescription
