import { ApiProperty } from '@nestjs/swagger'
import { Equals, IsBoolean, IsOptional } from 'class-validator'
import { ChoiceInQuery } from '#src/platform/http/lists/choice-in-query.decorator.js'
import { ListPageDto, ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { NumberField } from '#src/platform/http/validation/number-field.decorator.js'
import { TranslatedField } from '#src/platform/http/validation/translated-field.decorator.js'
import { search } from '../shared/forms/search.js'
import { type Language, languages, type Translated } from '../shared/languages.js'
import {
  pictureFields,
  type PictureState,
  pictureStates,
  type PictureUsage,
  pictureUsages,
} from '../shared/pictures/picture-upload.js'
import type { PictureUse } from './picture-uses.service.js'

/** Description of a picture. */
export class PictureDescriptionDto {
  @ApiProperty({ description: 'Alternative text; required in both languages unless the picture is decorative.' })
  @TranslatedField(pictureFields.alt)
  alt: Translated

  @ApiProperty({ description: 'True if the picture needs no alternative text.' })
  @IsBoolean(INVALID)
  decorative: boolean

  @NumberField(pictureFields.focalX)
  focalX: number

  @NumberField(pictureFields.focalY)
  focalY: number
}

/** Description of a new picture. */
export class PictureUploadDto extends PictureDescriptionDto {
  @IsOptional()
  @Equals('confirmed', INVALID)
  claims?: 'confirmed'
}

/** Filter of the library. */
export class PictureQueryDto extends ListQueryDto {
  /** Part of the alternative text or the file name, in any case and with or without diacritics. */
  @Field(search)
  search?: string

  @ChoiceInQuery(pictureUsages, { default: 'any', description: '`unused`: no content shows the picture.' })
  usage: PictureUsage = 'any'
}

export class PictureUseDto {
  @ApiProperty({ example: 'location', description: 'Kind of the content.' })
  kind: string

  @ApiProperty({ description: 'Path of the content in the admin.' })
  path: string

  @ApiProperty({
    type: Object,
    description: 'Display name of the content.',
    oneOf: [
      { type: 'string' },
      {
        type: 'object',
        properties: Object.fromEntries(languages.map((language) => [language, { type: 'string' }])),
        required: [...languages],
      },
    ],
  })
  name: string | Record<Language, string>
}

/** Picture of the library. */
export class PictureDto extends PictureDescriptionDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({
    type: 'integer',
    description: 'Version of the description, incremented by every change; also the ETag.',
  })
  version: number

  @ApiProperty({ enum: pictureStates, description: 'A picture is served when it is `ready`.' })
  state: PictureState

  @ApiProperty({ example: '9f86d081884c7d659a2feaa0', description: 'Part of the addresses of its files.' })
  name: string

  @ApiProperty({ example: 'soba.jpg', description: 'Name of the uploaded file; empty for older pictures.' })
  fileName: string

  @ApiProperty({ type: 'integer', example: 1920, description: 'Width of the largest file, in pixels.' })
  width: number

  @ApiProperty({ type: 'integer', example: 1280 })
  height: number

  @ApiProperty({ format: 'date-time' })
  createdAt: Date

  @ApiProperty({ type: [PictureUseDto], description: 'Content that shows the picture.' })
  uses: Omit<PictureUse, 'pictureId'>[]
}

export class UploadedPictureDto extends PictureDto {
  @ApiProperty({ description: 'True if the file was uploaded before; its description has not changed.' })
  known: boolean
}

export class PicturesPageDto extends ListPageDto {
  @ApiProperty({ type: [PictureDto] })
  items: PictureDto[]
}
