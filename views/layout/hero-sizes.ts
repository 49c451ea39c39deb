import type { PhotoDto } from '../../src/pictures/photo.dto'

/** Returns the `sizes` of the picture at the top of home: on a desktop a photograph ends before the words. */
export const heroSizes = (photo: PhotoDto | undefined) => (photo ? '(min-width: 64rem) 58vw, 100vw' : '100vw')
