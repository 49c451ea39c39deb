import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { addresses, type PageName } from '#src/shared/addresses.js'
import { type Language, languages, type Translated } from '#src/shared/languages.js'
import { textNamespaces } from './editable-texts.js'
import type { Question } from './originals.js'
import { LONGEST_TEXT, MOST_QUESTIONS } from './read-change.js'

/** Timestamps that `Date` and Postgres read equally. */
const TIMESTAMP = /^[12]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/
const TIME = { message: 'validation.date.invalid' }

/** Maximum of `integer` in Postgres. */
const MOST_VERSION = 2 ** 31 - 1
const MOST_TEXTS = 200

const pageNames = Object.keys(addresses)

export const publications = ['draft', 'published', 'scheduled'] as const
export type Publication = (typeof publications)[number]

/** Places of texts. */
const media = ['page', 'mail'] as const
type Medium = (typeof media)[number]

const pageOfQuestion = { maxLength: 40, pattern: '^[A-Za-z]*$' } as const
/** Schema of the key of a text, also with a language. */
const textKey = { maxLength: 100, pattern: String.raw`^[\w.-]+$` } as const
const anyText = { type: 'string', maxLength: LONGEST_TEXT, pattern: String.raw`^[^\x00]*$` } as const
const inEachLanguage = {
  type: 'object',
  properties: Object.fromEntries(languages.map((language) => [language, anyText])),
  additionalProperties: false,
} as const
const question = {
  type: 'object',
  properties: {
    question: inEachLanguage,
    answer: inEachLanguage,
    page: { type: 'string', ...pageOfQuestion },
  },
  additionalProperties: false,
} as const
const questionList = { type: 'array', maxItems: 2 * MOST_QUESTIONS, items: question } as const
const publication = { enum: publications } as const
const medium = { enum: media, description: '`mail` for texts of mails.' } as const

/** Texts of a page to store. */
export class PageTextsChangeDto {
  @ApiPropertyOptional({
    type: 'object',
    maxProperties: MOST_TEXTS,
    additionalProperties: inEachLanguage,
    example: { 'hero.title': { hr: 'Dobro došli', en: 'Welcome' } },
    description: 'Texts by their keys, in one language or each. Other texts stay as they are.',
  })
  @IsOptional()
  @IsObject(INVALID)
  texts?: Record<string, Partial<Translated>>

  @ApiPropertyOptional({
    type: 'object',
    maxProperties: MOST_TEXTS,
    additionalProperties: questionList,
    description: 'Lists of questions by their keys, each in its new order. Questions without any text are left out.',
  })
  @IsOptional()
  @IsObject(INVALID)
  lists?: Record<string, Question[]>

  @ApiPropertyOptional({
    type: 'array',
    maxItems: 2 * MOST_TEXTS,
    items: { type: 'string', ...textKey },
    example: ['hero.title.en'],
    description: 'Texts and lists that stay right although their original or the other language has changed.',
  })
  @IsOptional()
  @IsArray(INVALID)
  @ArrayMaxSize(2 * MOST_TEXTS, INVALID)
  @IsString({ each: true, ...INVALID })
  @MaxLength(textKey.maxLength, { each: true, ...INVALID })
  reviewed?: string[]

  @ApiProperty({
    ...publication,
    description: '`draft`: visitors do not see the texts. `published`: immediately. `scheduled`: from `publishAt`.',
  })
  @IsIn(publications, INVALID)
  publication: Publication

  @ApiPropertyOptional({
    type: Object,
    oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
    description: 'Required if the texts are scheduled.',
  })
  @ValidateIf(({ publication }: PageTextsChangeDto) => publication === 'scheduled')
  @IsISO8601({ strict: true, strictSeparator: true }, TIME)
  @Matches(TIMESTAMP, TIME)
  publishAt?: string | null
}

/** Earlier texts to restore as a draft. */
export class PageTextsRestorationDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MOST_VERSION, description: 'Version that had the texts.' })
  @IsInt(INVALID)
  @Min(0, INVALID)
  @Max(MOST_VERSION, INVALID)
  earlierVersion: number
}

/** Counts of the texts of a namespace. */
export class PageTextsOverviewDto extends WithProperties({
  namespace: is.choice(textNamespaces),
  medium: is.property<Medium>(medium),
  version: is.integer('Version, incremented by every change; also the ETag.'),
  publication: is.property<Publication>({
    ...publication,
    description: '`published` if there is no draft.',
  }),
  publishAt: is.nullableTime('Instant at which the draft is published.'),
  changed: is.integer('Number of texts and lists that differ from their originals.'),
  outdated: is.integer('Number of texts that changed in the other language only.'),
  superseded: is.integer('Number of changed texts whose originals have changed since.'),
}) {}

class TranslatedTextDto extends WithProperties({
  hr: is.text(),
  en: is.text(),
}) {}

class FormerTextDto extends WithProperties({
  hr: is.nullableText(),
  en: is.nullableText(),
}) {}

/** Text of a page. */
export class PageTextDto extends WithProperties({
  key: is.text({ ...textKey, example: 'hero.title' }),
  maxLength: is.integer({ maximum: LONGEST_TEXT }),
  placeholders: is.texts({ description: 'Placeholders that the text must contain.', example: ['{name}'] }),
  original: is.one(TranslatedTextDto),
  text: is.one(TranslatedTextDto, 'Text of the draft, if there is one.'),
  formerOriginal: is.one(FormerTextDto, 'Original that a text replaced, if it has changed since.'),
  outdatedLanguage: is.property<Language | null>({
    type: Object,
    oneOf: [{ type: 'string', enum: [...languages] }, { type: 'null' }],
    description: 'Language whose text is older than the other’s.',
  }),
  unusedLanguages: is.property<Language[]>({
    enum: languages,
    isArray: true,
    maxItems: languages.length,
    description: 'Languages whose text lacks placeholders of the present original, which is used instead.',
  }),
}) {}

class QuestionDto {
  @ApiProperty({ type: TranslatedTextDto })
  question: Translated

  @ApiProperty({ type: TranslatedTextDto })
  answer: Translated

  @ApiPropertyOptional({ ...pageOfQuestion, description: 'Page that tells more.', example: 'pricelist' })
  page?: string
}

/** List of questions of a page. */
export class PageTextListDto extends WithProperties({
  key: is.text({ ...textKey, example: 'faq.items' }),
  pages: is.property<string[]>({
    enum: pageNames,
    isArray: true,
    maxItems: pageNames.length,
    description: 'Pages that a question may refer to.',
  }),
  placeholders: is.texts('Placeholders that answers may contain.'),
  original: is.list(QuestionDto),
  items: is.list(QuestionDto, { maxItems: MOST_QUESTIONS }),
  isSuperseded: is.flag('True if the original has changed since it was replaced.'),
}) {}

class GoneTextDto extends WithProperties({
  key: is.text(textKey),
  text: is.text('Own text in Croatian, or in English if that is the only one.'),
}) {}

/** Mail with sample data, and the draft of its texts if there is one. */
export class EditedMailDto extends WithProperties({
  kind: is.text({ example: 'newsletter.confirmation' }),
  sample: is.text({ description: 'Name of the sample, unique within its kind.', example: 'typed' }),
  subject: is.one(TranslatedTextDto),
  text: is.one(TranslatedTextDto, 'Plain text of the mail.'),
}) {}

/** All editable texts of a namespace, in their order. */
export class PageTextsDto extends WithProperties({
  namespace: is.choice(textNamespaces),
  medium: is.property<Medium>(medium),
  page: is.property<PageName | null>({
    type: Object,
    oneOf: [{ type: 'string', enum: pageNames }, { type: 'null' }],
    description: 'Page that shows the texts; null for texts of several pages, and of mails.',
  }),
  version: is.integer('Version, incremented by every change; also the ETag.'),
  publication: is.property<Publication>({
    ...publication,
    description: '`published` if there is no draft.',
  }),
  publishAt: is.nullableTime('Instant at which the draft is published.'),
  texts: is.list(PageTextDto),
  lists: is.list(PageTextListDto),
  gone: is.list(GoneTextDto, 'Own texts whose originals no longer exist; no page shows them.'),
}) {}
