import { ApiProperty, PickType } from '@nestjs/swagger'
import { ChoiceInQuery } from '#src/platform/http/lists/choice-in-query.decorator.js'
import { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { ApiNullableText, ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import { inboxSorts, type InboxView, inboxViews } from '#src/shared/leads/inbox-views.js'
import { ANSWER_DUE } from '../deadlines/answer-due.js'
import { LeadQueryDto } from '../lists/lead-query.dto.js'
import { LeadSummaryDto } from '../details/lead-summary.js'

const SAME_AS_IN_LISTS = ['page', 'pageSize', 'lang', 'search', 'location', 'from', 'to'] as const

/** Filter of the inbox over all kinds. */
export class UnifiedInboxQueryDto extends PickType(LeadQueryDto, SAME_AS_IN_LISTS) {
  @ChoiceInQuery(inboxViews, {
    default: inboxViews[0],
    description:
      'New: nobody has begun with it. Overdue: its sender was promised an answer by now. Follow-up: staff want to be reminded of it, the earliest day first; `sort` does not apply. Today: received today, in Europe/Zagreb. Mine and unassigned: those with remaining work. No view contains spam.',
  })
  view: InboxView = inboxViews[0]

  @ChoiceInQuery(inboxSorts, { default: inboxSorts[0] })
  sort: string = inboxSorts[0]
}

export class InboxItemDto extends LeadSummaryDto {
  @ApiNullableTime(ANSWER_DUE)
  answerDueAt: Date | null

  @ApiProperty({ format: 'date', type: String, nullable: true, description: 'Day of the reminder of staff, if any.' })
  followUpOn: string | null

  @ApiProperty({ type: String, nullable: true, description: 'Beginning of its first text, such as the message.' })
  excerpt: string | null

  @ApiNullableText()
  location: string | null

  @ApiProperty({ format: 'uuid', type: String, nullable: true, description: 'Id of the assigned user.' })
  assigneeId: string | null

  @ApiProperty({ type: 'integer', description: 'Number of leads merged into it.' })
  mergedLeads: number
}

/** Numbers of leads in views at the location of the filter, whatever the other filters. */
export class InboxCountsDto {
  @ApiProperty({ type: 'integer' })
  new: number

  @ApiProperty({ type: 'integer' })
  overdue: number

  @ApiProperty({ type: 'integer', description: 'Leads whose reminder is due: of today or earlier.' })
  followUp: number

  @ApiProperty({ type: 'integer' })
  today: number

  @ApiProperty({ type: 'integer' })
  mine: number

  @ApiProperty({ type: 'integer' })
  unassigned: number
}

export class UnifiedInboxDto extends ListPageDto {
  @ApiProperty({ type: [InboxItemDto] })
  items: InboxItemDto[]

  @ApiProperty()
  counts: InboxCountsDto
}
