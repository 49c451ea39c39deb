import { ApiProperty } from '@nestjs/swagger'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { translatedText } from '#src/platform/http/validation/translated-text.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { contentKindNames, contentKinds } from '#src/shared/content/content-kinds.js'
import { type Language, languages, type Translated } from '#src/shared/languages.js'
import { LONGEST_NUMBERED_SLUG } from '#src/shared/slug.js'

const { location, price, therapist } = contentKinds
/** Name of a price, or of a therapist and a location with a comma between. */
const borrowedName = {
  maxLength: Math.max(
    price.fields.service.hr.maxLength,
    therapist.fields.name.maxLength + ', '.length + location.fields.name.hr.maxLength,
  ),
}

const contentKindPaths = contentKindNames.map((name) => contentKinds[name].path)

/** Maximum of `integer` in Postgres. */
const MOST_VERSION = 2 ** 31 - 1

/** Dotted name of a field, like `text.hr`. */
const FIELD_NAME = /^[A-Za-z0-9][\w.-]*$/

/** Row of content with its version and the state of its translation. */
export class ContentItemDto extends WithProperties({
  id: is.uuid(),
  version: is.integer({ minimum: 1, description: 'Version, incremented by every change; also the ETag.' }),
  outdatedLanguage: is.property<Language | null>({
    type: Object,
    oneOf: [{ type: 'string', enum: [...languages] }, { type: 'null' }],
    description: 'Language whose texts are older than the other’s.',
  }),
  invented: is.flag('True for sample data of a new installation.'),
  slug: is.nullableTyped({ maxLength: LONGEST_NUMBERED_SLUG }),
  uses: is.property<number | null>({
    type: Object,
    oneOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }],
    description: 'How often a redirect was used; null for other kinds.',
  }),
  borrowedName: is.property<Translated | null>({
    oneOf: [translatedText('Name of a price, or of a therapist and a location.', borrowedName), { type: 'null' }],
    type: Object,
    description: 'Display name of content that has the name of other content; null for other kinds.',
  }),
}) {
  content: object
}

/** Earlier values to restore. */
export class ContentRestorationDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_VERSION, description: 'Version that had the values.' })
  @IsInt(INVALID)
  @Min(1, INVALID)
  @Max(MOST_VERSION, INVALID)
  earlierVersion: number

  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: 100, pattern: FIELD_NAME.source },
    minItems: 1,
    maxItems: 100,
    example: ['price'],
    description: 'Dotted names of the fields, as in the history.',
  })
  @IsArray(INVALID)
  @ArrayMinSize(1, INVALID)
  @ArrayMaxSize(100, INVALID)
  @IsString({ each: true, ...INVALID })
  @Matches(FIELD_NAME, { each: true, ...INVALID })
  @MaxLength(100, { each: true, ...INVALID })
  fields: string[]
}

/** Row counts of one kind. */
export class ContentOverviewDto extends WithProperties({
  kind: is.choice(contentKindNames),
  path: is.choice<string>(contentKindPaths, { example: 'prices', description: 'Path segment of the kind.' }),
  count: is.integer({ example: 18 }),
  outdated: is.integer({ example: 1, description: 'Number of rows with outdated translations.' }),
  invented: is.integer({ example: 4, description: 'Number of rows with sample data.' }),
}) {}
