import { ApiProperty } from '@nestjs/swagger'
import { IsIn, IsISO8601, Matches, ValidateIf } from 'class-validator'
import { type PostPicture, postPictures } from '#src/shared/content/post-pictures.js'
import { INVALID } from '#src/http/validation/invalid.js'
import { TextField } from '#src/http/validation/text-fields.js'
import type { Translated } from '#src/shared/languages.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

const postStatuses = ['draft', 'scheduled', 'published'] as const

export type PostStatus = (typeof postStatuses)[number]

const DATE = { message: 'validation.date.invalid' }
/** What both `Date` and Postgres read as the same moment. */
const MOMENT = /^[12]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

/** A draft may have gaps; the others need every text. */
export class PostContentDto {
  @TranslatedField({ max: 160, optional: true })
  title: Translated

  @TranslatedField({ max: 400, multiline: true, optional: true })
  excerpt: Translated

  @ApiProperty({ description: 'Markdown.' })
  @TranslatedField({ max: 30_000, multiline: true, optional: true })
  body: Translated

  @ApiProperty({ enum: postPictures })
  @IsIn(postPictures, INVALID)
  picture: PostPicture

  @TranslatedField({ max: 300, optional: true })
  imageAlt: Translated

  @TextField({ max: 120, keepsEmpty: true })
  author: string

  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'validation.slug.invalid' })
  @TextField({ max: 80, required: 'validation.required', example: 'frequency' })
  slug: string

  @ApiProperty({ enum: postStatuses })
  @IsIn(postStatuses, INVALID)
  status: PostStatus

  @ApiProperty({
    oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
    description: 'When a scheduled post appears. A published one keeps its time, or gets that of being published.',
  })
  @ValidateIf(({ status }: PostContentDto, date) => status === 'scheduled' || date !== null)
  @IsISO8601({ strict: true, strictSeparator: true }, DATE)
  @Matches(MOMENT, DATE)
  publishedAt: string | null
}
