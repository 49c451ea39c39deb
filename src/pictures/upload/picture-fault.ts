import { MAX_PIXELS } from '#src/shared/pictures/picture-upload.js'

/** Reasons for which an uploaded file is refused; keys of the `validation` texts. */
export type PictureFaultCode =
  | 'picture.empty'
  | 'picture.type'
  | 'picture.heic'
  | 'picture.damaged'
  | 'picture.animated'
  | 'picture.tooManyPixels'
  | 'picture.foreign'
  | 'picture.cmyk'
  | 'picture.profile'

/** File that is no usable picture. */
export class PictureFault extends Error {
  /** @param maxPixels limit of its type, for `picture.tooManyPixels` */
  constructor(
    readonly code: PictureFaultCode,
    readonly maxPixels = MAX_PIXELS,
  ) {
    super(code)
  }
}
