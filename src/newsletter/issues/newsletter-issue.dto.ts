import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import { IsISO8601, Matches } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { NewsletterIssue } from '../newsletter-issue.entity.js'
import type { ChoiceField, Submitted } from '#src/shared/forms/field.js'
import { newsletterIssue as fields } from '#src/shared/newsletter/newsletter-issue.js'
import { type Language, languages } from '#src/shared/languages.js'
import { type IssueStatus, issueStatuses } from '#src/shared/newsletter/issue-status.js'
import { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'

const language: ChoiceField = { type: 'choice', choices: languages, required: 'required', fault: 'invalid' }
const DATE = { message: 'validation.date.invalid' }
/** Timestamps that `Date` and Postgres read equally. */
const MOMENT = /^[12]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

/** Texts of an issue. A draft may be incomplete; sending requires title and text in one language. */
export class IssueTextsDto implements Submitted<typeof fields> {
  @Field(fields.titleHr)
  titleHr: string

  @ApiProperty({ description: 'Markdown.' })
  @Field(fields.textHr)
  textHr: string

  @Field(fields.titleEn)
  titleEn: string

  @ApiProperty({ description: 'Markdown.' })
  @Field(fields.textEn)
  textEn: string
}

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

export class NewsletterIssueItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  createdAt: Date

  @ApiProperty({ example: 'Proljeće u centrima' })
  titleHr: string

  @ApiProperty({ example: 'Spring in our centres' })
  titleEn: string

  @ApiProperty({ enum: issueStatuses })
  status: IssueStatus

  @ApiNullableTime()
  scheduledAt: Date | null

  @ApiNullableTime()
  startedAt: Date | null

  @ApiNullableTime()
  finishedAt: Date | null
}

export class NewsletterIssuesPageDto extends ListPageDto {
  @ApiProperty({ type: [NewsletterIssueItemDto] })
  items: NewsletterIssueItemDto[]
}

export class IssueAudienceDto implements Record<Language, number> {
  @ApiProperty({ type: 'integer', example: 120 })
  hr: number

  @ApiProperty({ type: 'integer', example: 34 })
  en: number
}

export class IssueTestsDto implements Record<Language, Date | null> {
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  hr: Date | null

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  en: Date | null
}

export class IssueProgressDto {
  @ApiProperty({ type: 'integer', description: 'Number of recipients when sending started.', example: 154 })
  expected: number

  @ApiProperty({ type: 'integer', example: 100 })
  sent: number

  @ApiProperty({ type: 'integer', description: 'Number of mails that are queued or will be retried.', example: 50 })
  waiting: number

  @ApiProperty({ type: 'integer', description: 'Number of permanently failed mails.', example: 1 })
  givenUp: number

  @ApiProperty({
    type: 'integer',
    description: 'Number of recipients who unsubscribed before their mail was sent.',
    example: 3,
  })
  skipped: number
}

export class NewsletterIssueDto extends NewsletterIssueItemDto {
  @ApiProperty({ type: 'integer', example: 4 })
  version: number

  @ApiProperty({ description: 'Markdown.' })
  textHr: string

  @ApiProperty({ description: 'Markdown.' })
  textEn: string

  @ApiProperty({ format: 'date-time', description: 'Time of the last change of its texts.' })
  savedAt: Date

  @ApiProperty({ description: 'Time of the last test mail, by language.' })
  testedAt: IssueTestsDto

  @ApiProperty({ enum: languages, isArray: true, description: 'Languages with title and text, in which it is sent.' })
  languages: Language[]

  @ApiProperty({ description: 'Current number of subscribers, by language.' })
  audience: IssueAudienceDto

  @ApiProperty()
  progress: IssueProgressDto
}

export class IssuePreviewDto {
  @ApiProperty({ example: 'Spring in our centres' })
  subject: string

  @ApiProperty({ description: 'Plain-text version.' })
  text: string
}

export function toIssueItem(issue: NewsletterIssue): NewsletterIssueItemDto {
  const { id, createdAt, titleHr, titleEn, status, scheduledAt, startedAt, finishedAt } = issue
  return { id, createdAt, titleHr, titleEn, status, scheduledAt, startedAt, finishedAt }
}
