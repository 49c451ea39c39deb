import { IsIn, IsString, Matches, MaxLength, ValidateIf } from 'class-validator'
import { IssueTextsDto } from '#src/newsletter/issues/newsletter-issue.dto.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'

const actions = ['send', 'schedule', 'unschedule', 'pause', 'resume', 'remove'] as const

const VERSION = /^\d{1,9}$/

/** A form that asks for one thing, and has no fields. */
export class NoFieldsDto {}

/** What the page of a draft submits. */
export class IssueSaveDto extends IssueTextsDto {
  /** That its writer saw. */
  @Matches(VERSION, INVALID)
  version: string
}

/** What the page submits that shows an issue being sent. */
export class IssueActionDto {
  @IsIn(actions, INVALID)
  action: (typeof actions)[number]

  /** That the owner saw, of what all are to get. */
  @ValidateIf(({ action }: IssueActionDto) => action === 'send' || action === 'schedule')
  @Matches(VERSION, INVALID)
  version: string

  /** On the clocks of Zagreb. */
  @ValidateIf(({ action }: IssueActionDto) => action === 'schedule')
  @IsString(INVALID)
  @MaxLength(30, INVALID)
  at: string
}
