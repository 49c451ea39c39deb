import type { PhotoDto } from '#src/pictures/photo.dto'
import { findPage, type PageName } from '#src/shared/addresses'
import {
  type PagePicturePlace,
  pagePicturePlaceNames,
  placeOf,
  placesOn,
} from '#src/shared/content/page-picture-places'

export type PagePictures = Partial<Record<PagePicturePlace, PhotoDto>>

/**
 * Returns the pictures of the owner that a page shows, for the page context; nothing without any, so that the page contains no more than
 * before.
 * @param path of the folder of the page below `pages`
 */
export function pagePicturesOf(path: string, chosen: PagePictures): { pagePictures?: PagePictures } {
  const page = findPage(path)?.page
  const shown = page ? placesOn(page).filter((place) => placeOf(place).drawing && chosen[place]) : []
  return shown.length > 0 ? { pagePictures: Object.fromEntries(shown.map((place) => [place, chosen[place]])) } : {}
}

/** Returns the picture that represents a page on social media in place of its card, if the owner has chosen one. */
export function sharePictureOf(page: PageName, chosen: PagePictures = {}): PhotoDto | undefined {
  const place = pagePicturePlaceNames.find((name) => placeOf(name).page === page && !placeOf(name).drawing)
  return place && chosen[place]
}
