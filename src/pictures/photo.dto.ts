import { ApiProperty, getSchemaPath } from '@nestjs/swagger'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import type { Language } from '#src/shared/languages.js'
import { MAX_HEIGHT, NAME_DIGITS, type PhotoFiles, pictureWidths } from '#src/shared/pictures/picture-file.js'
import { pictureFields } from '#src/shared/pictures/picture-upload.js'
import type { Picture } from './picture.entity.js'

/** Part of the addresses of files: hexadecimal digits. */
export const pictureName = { maxLength: NAME_DIGITS, pattern: '^[0-9a-f]+$' }
/** Size of the largest file, in pixels. */
export const widthRange = { minimum: 1, maximum: Math.max(...pictureWidths) }
export const heightRange = { minimum: 1, maximum: MAX_HEIGHT }

/** Photograph of the library, in the request's language. */
export class PhotoDto
  extends WithProperties({
    name: is.text({
      ...pictureName,
      example: '9f86d081884c7d659a2feaa0',
      description:
        'Part of the addresses `/media/{name}-{width}.{avif|webp|jpg}`, in the widths 400, 768, 1280 and 1920 below its own, and its own.',
    }),
    width: is.integer({ ...widthRange, example: 1920, description: 'Width of the largest file, in pixels.' }),
    height: is.integer({ ...heightRange, example: 1280 }),
    alt: is.typed(pictureFields.alt.hr, 'Alternative text; empty for a decorative picture.'),
    focalX: is.integer({
      maximum: pictureFields.focalX.maximum,
      example: 50,
      description: 'Focal point, in percent of the width from the left.',
    }),
    focalY: is.integer({
      maximum: pictureFields.focalY.maximum,
      example: 50,
      description: 'Focal point, in percent of the height from the top.',
    }),
  })
  implements PhotoFiles
{
  static of(picture: Picture, language: Language): PhotoDto {
    return PhotoDto.pick(picture, { alt: picture.decorative ? '' : picture.alt[language] })
  }
}

/** Documents a property with a photograph or null. */
export const ApiNullablePhoto = () =>
  ApiProperty({ type: Object, oneOf: [{ $ref: getSchemaPath(PhotoDto) }, { type: 'null' }] })

/** Returns the photograph with an id; null if there is none, or while its files are not ready. */
export const photoIn = (photos: Map<string, PhotoDto>, id: string | null) => (id && photos.get(id)) || null
