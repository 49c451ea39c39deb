import { ApiProperty } from '@nestjs/swagger'
import { IsISO8601, Matches } from 'class-validator'
import { itemsOfPage, ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import type { ChoiceField } from '#src/shared/forms/field.js'
import { type Language, languages } from '#src/shared/languages.js'
import { issueStatuses } from '#src/shared/newsletter/issue-status.js'
import { newsletterIssue as fields } from '#src/shared/newsletter/newsletter-issue.js'

const language: ChoiceField = { type: 'choice', choices: languages, required: 'required', fault: 'invalid' }
const DATE = { message: 'validation.date.invalid' }
/** Timestamps that `Date` and Postgres read equally. */
const MOMENT = /^[12]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

/** Texts of an issue. A draft may be incomplete; sending requires title and text in one language. */
export class IssueTextsDto extends WithFields(Object, fields, {
  textHr: 'Markdown.',
  textEn: 'Markdown.',
}) {}

export class IssueTestDto {
  @Field(language)
  language: Language
}

export class IssueScheduleDto {
  @ApiProperty({ format: 'date-time', description: 'Time of sending.' })
  @IsISO8601({ strict: true, strictSeparator: true }, DATE)
  @Matches(MOMENT, DATE)
  at: string
}

export class NewsletterIssueItemDto extends WithProperties({
  id: is.uuid(),
  createdAt: is.time(),
  titleHr: is.typed(fields.titleHr, { example: 'Proljeće u centrima' }),
  titleEn: is.typed(fields.titleEn, { example: 'Spring in our centres' }),
  status: is.choice(issueStatuses),
  scheduledAt: is.nullableTime(),
  startedAt: is.nullableTime(),
  finishedAt: is.nullableTime(),
}) {}

export class NewsletterIssuesPageDto extends WithProperties(ListPageDto, {
  items: itemsOfPage(NewsletterIssueItemDto),
}) {}

export class IssueAudienceDto
  extends WithProperties({
    hr: is.integer({ example: 120 }),
    en: is.integer({ example: 34 }),
  })
  implements Record<Language, number> {}

export class IssueTestsDto
  extends WithProperties({
    hr: is.time({ nullable: true }),
    en: is.time({ nullable: true }),
  })
  implements Record<Language, Date | null> {}

export class IssueProgressDto extends WithProperties({
  expected: is.integer({ description: 'Number of recipients when sending started.', example: 154 }),
  sent: is.integer({ example: 100 }),
  waiting: is.integer({ description: 'Number of mails that are queued or will be retried.', example: 50 }),
  givenUp: is.integer({ description: 'Number of permanently failed mails.', example: 1 }),
  skipped: is.integer({ description: 'Number of recipients who unsubscribed before their mail was sent.', example: 3 }),
}) {}

export class NewsletterIssueDto extends WithProperties(NewsletterIssueItemDto, {
  version: is.integer({ minimum: 1, example: 4 }),
  textHr: is.typed(fields.textHr, 'Markdown.'),
  textEn: is.typed(fields.textEn, 'Markdown.'),
  savedAt: is.time('Time of the last change of its texts.'),
  testedAt: is.one(IssueTestsDto, 'Time of the last test mail, by language.'),
  languages: is.property<Language[]>({
    enum: languages,
    isArray: true,
    maxItems: languages.length,
    description: 'Languages with title and text, in which it is sent.',
  }),
  audience: is.one(IssueAudienceDto, 'Current number of subscribers, by language.'),
  progress: is.one(IssueProgressDto),
}) {}

export class IssuePreviewDto extends WithProperties({
  subject: is.typed(fields.titleEn, { example: 'Spring in our centres' }),
  text: is.text('Plain-text version.'),
}) {}
