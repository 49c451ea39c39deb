import { ApiProperty } from '@nestjs/swagger'
import { Equals, IsBoolean, IsOptional } from 'class-validator'
import { ChoiceInQuery } from '#src/platform/http/lists/choice-in-query.decorator.js'
import { itemsOfPage, ListPageDto, ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { NumberField } from '#src/platform/http/validation/number-field.decorator.js'
import { TranslatedField } from '#src/platform/http/validation/translated-field.decorator.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { contentKindNames } from '#src/shared/content/content-kinds.js'
import { search } from '#src/shared/forms/search.js'
import { type Language, languages, type Translated } from '#src/shared/languages.js'
import { pictureFields, pictureStates, type PictureUsage, pictureUsages } from '#src/shared/pictures/picture-upload.js'
import { heightRange, pictureName, widthRange } from './photo.dto.js'

/** Longest name of a file that is stored. */
export const MAX_FILE_NAME = 200

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

export class PictureUseDto extends WithProperties({
  kind: is.choice(contentKindNames, { example: 'location', description: 'Kind of the content.' }),
  path: is.text('Path of the content in the admin.'),
  name: is.property<string | Record<Language, string>>({
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
  }),
}) {}

/** Picture of the library. */
export class PictureDto extends WithProperties(PictureDescriptionDto, {
  id: is.uuid(),
  version: is.integer({
    minimum: 1,
    description: 'Version of the description, incremented by every change; also the ETag.',
  }),
  state: is.choice(pictureStates, 'A picture is served when it is `ready`.'),
  name: is.text({
    ...pictureName,
    example: '9f86d081884c7d659a2feaa0',
    description: 'Part of the addresses of its files.',
  }),
  fileName: is.text({
    maxLength: MAX_FILE_NAME,
    example: 'soba.jpg',
    description: 'Name of the uploaded file; empty for older pictures.',
  }),
  width: is.integer({ ...widthRange, example: 1920, description: 'Width of the largest file, in pixels.' }),
  height: is.integer({ ...heightRange, example: 1280 }),
  createdAt: is.time(),
  uses: is.list(PictureUseDto, 'Content that shows the picture.'),
}) {}

export class UploadedPictureDto extends WithProperties(PictureDto, {
  known: is.flag('True if the file was uploaded before; its description has not changed.'),
}) {}

export class PicturesPageDto extends WithProperties(ListPageDto, {
  items: itemsOfPage(PictureDto),
}) {}
