import type { ReactNode } from 'react'
import { type PagePicturePlace, pagePicturePlaceNames, placeOf } from '#src/shared/content/page-picture-places'
import styles from './editor.module.css'

const pages = [...new Set(pagePicturePlaceNames.map((place) => placeOf(place).page))]

/** Places of the site's own pages beside each other, a row for each page. */
export function PagePictures({ input }: { input: (place: PagePicturePlace) => ReactNode }) {
  return pages.map((page) => (
    <div key={page} className={styles.places}>
      {pagePicturePlaceNames.filter((place) => placeOf(place).page === page).map(input)}
    </div>
  ))
}
