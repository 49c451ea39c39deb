import { PickType } from '@nestjs/swagger'
import { ChoiceInQuery } from '#src/platform/http/lists/choice-in-query.decorator.js'
import { itemsOfPage, ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { LONGEST_EXCERPT } from '#src/shared/leads/excerpt.js'
import { inboxSorts, type InboxView, inboxViews } from '#src/shared/leads/inbox-views.js'
import { ANSWER_DUE } from '../deadlines/answer-due.js'
import { LeadSummaryDto } from '../details/lead-summary.js'
import { LeadQueryDto } from '../lists/lead-query.dto.js'

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

export class InboxItemDto extends WithProperties(LeadSummaryDto, {
  isWaiting: is.flag('True if its sender waits for an answer.'),
  answerDueAt: is.nullableTime(ANSWER_DUE),
  followUpOn: is.day({ nullable: true, description: 'Day of the reminder of staff, if any.' }),
  excerpt: is.text({
    nullable: true,
    maxLength: LONGEST_EXCERPT,
    description: 'Beginning of its first text, such as the message.',
  }),
  location: is.nullableSlug(),
  assigneeId: is.uuid({ nullable: true, description: 'Id of the assigned user.' }),
  mergedLeads: is.integer('Number of leads merged into it.'),
}) {}

/** Numbers of leads in views at the location of the filter, whatever the other filters. */
export class InboxCountsDto extends WithProperties({
  new: is.integer(),
  overdue: is.integer(),
  followUp: is.integer('Leads whose reminder is due: of today or earlier.'),
  today: is.integer(),
  mine: is.integer(),
  unassigned: is.integer(),
}) {}

export class UnifiedInboxDto extends WithProperties(ListPageDto, {
  items: itemsOfPage(InboxItemDto),
  counts: is.one(InboxCountsDto),
}) {}
