/** Reasons for which an uploaded file is refused; keys of the `validation` texts. */
export type PictureFaultCode =
  | 'picture.empty'
  | 'picture.type'
  | 'picture.heic'
  | 'picture.damaged'
  | 'picture.animated'
  | 'picture.tooManyPixels'
  | 'picture.foreign'

/** File that is no usable picture. */
export class PictureFault extends Error {
  constructor(readonly code: PictureFaultCode) {
    super(code)
  }
}
