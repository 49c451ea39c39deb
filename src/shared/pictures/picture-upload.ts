import type { Checkbox, NumberInput } from '../content/content-description.js'
import { translated } from '../content/translated.js'

/** Media types that can be uploaded. A phone that takes HEIC photographs converts them to one of these. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export type UploadType = (typeof uploadTypes)[number]

/** Maximum size of a file, in bytes. */
export const MAX_UPLOAD_BYTES = 25_000_000

/** Maximum number of pixels, which bounds the memory of the decoder: twice a photograph of 24 megapixels. */
export const MAX_PIXELS = 50_000_000

/** Maximum number of pixels of an AVIF picture, whose decoder needs 32 bytes for each. */
export const MAX_AVIF_PIXELS = 25_000_000

/** States of an uploaded picture. */
export const pictureStates = ['processing', 'ready', 'failed'] as const

export type PictureState = (typeof pictureStates)[number]

/** Pictures of the library by their use. */
export const pictureUsages = ['any', 'unused'] as const

export type PictureUsage = (typeof pictureUsages)[number]

const percent = {
  type: 'number',
  minimum: 0,
  maximum: 100,
  decimals: 0,
  preset: 50,
  required: 'focus.invalid',
  fault: 'focus.invalid',
} as const satisfies NumberInput

/** Fields of a picture, in the order of the form. A decorative picture needs no alternative text. */
export const pictureFields = {
  alt: translated({ type: 'text', maxLength: 300, keepsEmpty: true }),
  decorative: { type: 'checkbox' } as const satisfies Checkbox,
  /** Point that stays visible when a frame crops the picture, in percent of its width and height. */
  focalX: percent,
  focalY: percent,
}
