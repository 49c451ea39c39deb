/** Widths in which pictures are served, in pixels; the narrowest first. */
export const pictureWidths = [400, 768, 1280, 1920] as const

/** Height of the largest file, in pixels. A taller picture is scaled down to it. */
export const MAX_HEIGHT = 2400

/** Formats of the files, the smallest first; browsers that read neither AVIF nor WebP receive JPEG. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** Digits of the hash in addresses: 96 bits, which nobody guesses and no two pictures share. */
export const NAME_DIGITS = 24

/** Photograph of the library on a public page. */
export interface PhotoFiles {
  /** Part of its addresses: beginning of the hash of the uploaded file. */
  name: string
  /** Size of the largest file. */
  width: number
  height: number
}

/** Returns the widths of the files of a picture, never above its own. */
export function widthsOf({ width }: Pick<PhotoFiles, 'width'>): number[] {
  return [...pictureWidths.filter((each) => each < width), width]
}

/** Returns the address of a file. */
export const photoPath = ({ name }: Pick<PhotoFiles, 'name'>, width: number, format: PictureFormat) =>
  `/media/${name}-${width}.${format}`

/** Returns the `srcset` of a format. */
export const photoSourceSet = (photo: PhotoFiles, format: PictureFormat) =>
  widthsOf(photo)
    .map((width) => `${photoPath(photo, width, format)} ${width}w`)
    .join(', ')

/** Returns the address of the file that is at least as wide as asked, or of the widest. */
export function photoFile(photo: PhotoFiles, atLeast: number, format: PictureFormat = 'jpg'): string {
  const width = widthsOf(photo).find((each) => each >= atLeast) ?? photo.width
  return photoPath(photo, width, format)
}
