import { ApiProperty, getSchemaPath } from '@nestjs/swagger'
import type { Language } from '../shared/languages.js'
import type { PhotoFiles } from '../shared/pictures/picture-file.js'
import type { Picture } from './picture.entity.js'

/** Photograph of the library, in the request's language. */
export class PhotoDto implements PhotoFiles {
  @ApiProperty({
    example: '9f86d081884c7d659a2feaa0',
    description:
      'Part of the addresses `/media/{name}-{width}.{avif|webp|jpg}`, in the widths 400, 768, 1280 and 1920 below its own, and its own.',
  })
  name: string

  @ApiProperty({ type: 'integer', example: 1920, description: 'Width of the largest file, in pixels.' })
  width: number

  @ApiProperty({ type: 'integer', example: 1280 })
  height: number

  @ApiProperty({ description: 'Alternative text; empty for a decorative picture.' })
  alt: string

  @ApiProperty({ type: 'integer', example: 50, description: 'Focal point, in percent of the width from the left.' })
  focalX: number

  @ApiProperty({ type: 'integer', example: 50, description: 'Focal point, in percent of the height from the top.' })
  focalY: number

  static of({ name, width, height, alt, decorative, focalX, focalY }: Picture, language: Language): PhotoDto {
    return { name, width, height, alt: decorative ? '' : alt[language], focalX, focalY }
  }
}

/** Documents a property with a photograph or null. */
export const ApiNullablePhoto = () =>
  ApiProperty({ type: Object, oneOf: [{ $ref: getSchemaPath(PhotoDto) }, { type: 'null' }] })

/** Returns the photograph with an id; null if there is none, or while its files are not ready. */
export const photoIn = (photos: Map<string, PhotoDto>, id: string | null) => (id && photos.get(id)) || null
