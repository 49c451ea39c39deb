import { ApiExtraModels, getSchemaPath } from '@nestjs/swagger'
import { LeadSummaryDto } from '#src/leads/details/lead-summary.js'
import { translatedText } from '#src/platform/http/validation/translated-text.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { location } from '#src/shared/content/kinds/location.js'
import type { Translated } from '#src/shared/languages.js'
import { type LeadKindName, leadKindNames, leadStatuses } from '#src/shared/leads/lead-kinds.js'
import { periods } from './dashboard-query.dto.js'

/** Number of periods with statistics of leads. */
export const PERIODS = 12
/** Number of months with statistics of subscribers. */
export const MONTHS = 6
/** Maximum number of waiting leads. */
export const MAX_WAITING = 5

class StatusCountDto extends WithProperties({
  status: is.choice<string>(leadStatuses),
  leads: is.integer(),
  open: is.flag('True for statuses with remaining work.'),
}) {}

export class FirstAnswersDto extends WithProperties({
  answered: is.integer('Number of leads with a first answer.'),
  medianSeconds: is.number({
    nullable: true,
    description: 'Median time from receipt to first answer; null if there is none.',
  }),
}) {}

/** Statistics of one kind of leads in the inbox: without spam, trash and leads merged into others. */
export class LeadFiguresDto extends WithProperties({
  kind: is.choice(leadKindNames),
  total: is.integer(),
  today: is.integer('Leads since midnight in Europe/Zagreb.'),
  last7Days: is.integer('Leads of today and the six days before, in Europe/Zagreb.'),
  statuses: is.list(StatusCountDto, {
    maxItems: leadStatuses.length,
    description: 'Leads by status, without spam, in the order of processing.',
  }),
  unassigned: is.integer('Open leads without assignee.'),
  spam: is.integer('Leads in the spam box, not included in other numbers.'),
  firstAnswers: is.one(FirstAnswersDto, 'First answers of the last 30 days.'),
  firstAnswersBefore: is.one(FirstAnswersDto, 'First answers of the 30 days before.'),
}) {}

/** Numbers of leads by kind. */
export class LeadCountsDto
  extends WithProperties({
    contactMessage: is.integer(),
    franchiseInquiry: is.integer(),
    appointmentRequest: is.integer(),
    booking: is.integer(),
  })
  implements Record<LeadKindName, number> {}

/** Leads received in one week or month. */
export class LeadsInPeriodDto extends WithProperties(LeadCountsDto, {
  from: is.day('First day of the period, in Europe/Zagreb; weeks begin on Monday.'),
}) {}

class SubscribersInMonthDto extends WithProperties({
  from: is.day('First day of the month, in Europe/Zagreb.'),
  gained: is.integer(),
  lost: is.integer(),
}) {}

export class SubscriberFiguresDto extends WithProperties({
  total: is.integer('Current number of subscribers.'),
  months: is.list(SubscribersInMonthDto, {
    maxItems: MONTHS,
    description: 'Subscribers of the last six months, oldest first.',
  }),
}) {}

export class VisitsInPeriodDto extends WithProperties({
  bookedMinutes: is.integer('Minutes of visits that were not cancelled.'),
  workingMinutes: is.integer('Minutes that therapists work during opening hours, without absences.'),
  visits: is.integer('Visits that are recorded as came or no-show.'),
  noShows: is.integer(),
}) {}

class VisitsOfLocationDto extends WithProperties({
  location: is.slug({ example: 'zagreb', description: 'Slug of the location.' }),
  name: is.translated('Name of the location.', location.fields.name.hr),
  recent: is.one(VisitsInPeriodDto),
  before: is.one(VisitsInPeriodDto, 'Visits in as many days before.'),
}) {}

/** Visits of the last seven or thirty days, by location. */
export class VisitFiguresDto extends WithProperties({
  from: is.day('First day, in Europe/Zagreb.'),
  to: is.day('Last day: yesterday.'),
  locations: is.list(VisitsOfLocationDto),
}) {}

/** Work that waits for a user. */
export class DeskDto extends WithProperties({
  today: is.day('Today in Europe/Zagreb.'),
  new: is.integer('Leads that nobody has begun with.'),
  mine: is.integer('Open leads that are assigned to the user.'),
  overdue: is.integer('Leads whose senders were promised an answer by now.'),
  followUp: is.integer('Leads that staff wanted to be reminded of by today.'),
  visits: is.integer('Visits of today that were not cancelled, at all locations.'),
  uncovered: is.integer('Coming visits that are not covered, as while the location is closed.'),
}) {}

export class LeadsOfLocationDto extends WithProperties({
  location: is.slug({ nullable: true, example: 'zagreb', description: 'Slug; null for leads without a location.' }),
  name: is.property<Translated | null>({
    oneOf: [translatedText('Name of the location.', location.fields.name.hr), { type: 'null' }],
    type: Object,
    description: 'Null if the location was removed.',
  }),
  visits: is.integer('Visits of today that were not cancelled.'),
  recent: is.one(LeadCountsDto),
  before: is.one(LeadCountsDto, 'Leads of as many days before.'),
}) {}

/** Leads of the inbox that were received in the last seven or thirty days, by location. */
export class LeadsByLocationDto extends WithProperties({
  from: is.day('First day, in Europe/Zagreb.'),
  to: is.day('Last day: today.'),
  locations: is.list(LeadsOfLocationDto, 'Every location, then leads without one.'),
}) {}

@ApiExtraModels(SubscriberFiguresDto)
export class DashboardDto extends WithProperties({
  desk: is.one(DeskDto),
  byLocation: is.one(LeadsByLocationDto),
  leads: is.list(LeadFiguresDto, { maxItems: leadKindNames.length }),
  by: is.choice(periods),
  periods: is.list(LeadsInPeriodDto, {
    maxItems: PERIODS,
    description: 'Leads of the last twelve weeks or months, oldest first.',
  }),
  subscribers: is.property<SubscriberFiguresDto | null>({
    type: Object,
    oneOf: [{ $ref: getSchemaPath(SubscriberFiguresDto) }, { type: 'null' }],
    description: 'Null for users bound to locations: subscribers belong to none.',
  }),
  visits: is.one(VisitFiguresDto),
  waiting: is.list(LeadSummaryDto, {
    maxItems: MAX_WAITING,
    description: 'Up to five leads without an answer, the longest waiting first.',
  }),
}) {}
