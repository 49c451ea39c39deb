import { ApiProperty } from '@nestjs/swagger'
import { IsISO8601, Matches, ValidateIf } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { ContentOf } from '#src/shared/content/content-description.js'
import { post as fields } from '#src/shared/content/fields/post.js'
import type { PostPicture } from '#src/shared/content/post-pictures.js'
import type { PostStatus } from '#src/shared/content/post-status.js'
import type { Translated } from '#src/shared/languages.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

const DATE = { message: `validation.${fields.publishedAt.fault}` }
/** Timestamps that `Date` and Postgres read equally. */
const MOMENT = /^[12]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

/** Editable fields of a post. A draft may be incomplete; other statuses require every text. */
export class PostContentDto implements ContentOf<typeof fields> {
  @TranslatedField(fields.title)
  title: Translated

  @TranslatedField(fields.excerpt)
  excerpt: Translated

  @ApiProperty({ description: 'Markdown.' })
  @TranslatedField(fields.body)
  body: Translated

  @Field(fields.picture)
  picture: PostPicture

  @TranslatedField(fields.imageAlt)
  imageAlt: Translated

  @Field(fields.author)
  author: string

  @Field(fields.slug)
  slug: string

  @Field(fields.status)
  status: PostStatus

  @ApiProperty({
    oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
    description: 'Publication time of a scheduled post. A published one keeps its time, or receives the current one.',
  })
  @ValidateIf(({ status }: PostContentDto, date) => status === 'scheduled' || date !== null)
  @IsISO8601({ strict: true, strictSeparator: true }, DATE)
  @Matches(MOMENT, DATE)
  publishedAt: string | null
}
