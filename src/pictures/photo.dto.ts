import { ApiProperty, getSchemaPath } from '@nestjs/swagger'
import type { Language } from '../shared/languages.js'
import type { PhotoFiles } from '../shared/pictures/picture-file.js'
import type { Picture } from './picture.entity.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Photograph of the library, in the request's language. */
export class PhotoDto
  extends WithProperties({
    name: is.text({
      example: '9f86d081884c7d659a2feaa0',
      description:
        'Part of the addresses `/media/{name}-{width}.{avif|webp|jpg}`, in the widths 400, 768, 1280 and 1920 below its own, and its own.',
    }),
    width: is.integer({ example: 1920, description: 'Width of the largest file, in pixels.' }),
    height: is.integer({ example: 1280 }),
    alt: is.text('Alternative text; empty for a decorative picture.'),
    focalX: is.integer({ example: 50, description: 'Focal point, in percent of the width from the left.' }),
    focalY: is.integer({ example: 50, description: 'Focal point, in percent of the height from the top.' }),
  })
  implements PhotoFiles
{
  static of({ name, width, height, alt, decorative, focalX, focalY }: Picture, language: Language): PhotoDto {
    return { name, width, height, alt: decorative ? '' : alt[language], focalX, focalY }
  }
}

/** Documents a property with a photograph or null. */
export const ApiNullablePhoto = () =>
  ApiProperty({ type: Object, oneOf: [{ $ref: getSchemaPath(PhotoDto) }, { type: 'null' }] })

/** Returns the photograph with an id; null if there is none, or while its files are not ready. */
export const photoIn = (photos: Map<string, PhotoDto>, id: string | null) => (id && photos.get(id)) || null
