import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger'
import { ApiTranslatedText, translatedText } from '#src/platform/http/validation/translated-text.js'
import type { Translated } from '#src/shared/languages.js'
import { type LeadKindName, leadKindNames } from '#src/shared/leads/lead-kinds.js'
import { LeadSummaryDto } from '#src/leads/details/lead-summary.js'
import { type Period, periods } from './dashboard-query.dto.js'

class StatusCountDto {
  @ApiProperty()
  status: string

  @ApiProperty({ type: 'integer' })
  leads: number

  @ApiProperty({ description: 'True for statuses with remaining work.' })
  open: boolean
}

export class FirstAnswersDto {
  @ApiProperty({ type: 'integer', description: 'Number of leads with a first answer.' })
  answered: number

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Median time from receipt to first answer; null if there is none.',
  })
  medianSeconds: number | null
}

/** Statistics of one kind of leads in the inbox: without spam, trash and leads merged into others. */
export class LeadFiguresDto {
  @ApiProperty({ enum: leadKindNames })
  kind: LeadKindName

  @ApiProperty({ type: 'integer' })
  total: number

  @ApiProperty({ type: 'integer', description: 'Leads since midnight in Europe/Zagreb.' })
  today: number

  @ApiProperty({ type: 'integer', description: 'Leads of today and the six days before, in Europe/Zagreb.' })
  last7Days: number

  @ApiProperty({ type: [StatusCountDto], description: 'Leads by status, without spam, in the order of processing.' })
  statuses: StatusCountDto[]

  @ApiProperty({ type: 'integer', description: 'Open leads without assignee.' })
  unassigned: number

  @ApiProperty({ type: 'integer', description: 'Leads in the spam box, not included in other numbers.' })
  spam: number

  @ApiProperty({ description: 'First answers of the last 30 days.' })
  firstAnswers: FirstAnswersDto

  @ApiProperty({ description: 'First answers of the 30 days before.' })
  firstAnswersBefore: FirstAnswersDto
}

/** Numbers of leads by kind. */
export class LeadCountsDto implements Record<LeadKindName, number> {
  @ApiProperty({ type: 'integer' })
  contactMessage: number

  @ApiProperty({ type: 'integer' })
  franchiseInquiry: number

  @ApiProperty({ type: 'integer' })
  appointmentRequest: number

  @ApiProperty({ type: 'integer' })
  booking: number
}

/** Leads received in one week or month. */
export class LeadsInPeriodDto extends LeadCountsDto {
  @ApiProperty({ format: 'date', description: 'First day of the period, in Europe/Zagreb; weeks begin on Monday.' })
  from: string
}

class SubscribersInMonthDto {
  @ApiProperty({ format: 'date', description: 'First day of the month, in Europe/Zagreb.' })
  from: string

  @ApiProperty({ type: 'integer' })
  gained: number

  @ApiProperty({ type: 'integer' })
  lost: number
}

export class SubscriberFiguresDto {
  @ApiProperty({ type: 'integer', description: 'Current number of subscribers.' })
  total: number

  @ApiProperty({ type: [SubscribersInMonthDto], description: 'Subscribers of the last six months, oldest first.' })
  months: SubscribersInMonthDto[]
}

export class VisitsInPeriodDto {
  @ApiProperty({ type: 'integer', description: 'Minutes of visits that were not cancelled.' })
  bookedMinutes: number

  @ApiProperty({ type: 'integer', description: 'Minutes that therapists work during opening hours, without absences.' })
  workingMinutes: number

  @ApiProperty({ type: 'integer', description: 'Visits that are recorded as came or no-show.' })
  visits: number

  @ApiProperty({ type: 'integer' })
  noShows: number
}

class VisitsOfLocationDto {
  @ApiProperty({ example: 'zagreb', description: 'Slug of the location.' })
  location: string

  @ApiTranslatedText('Name of the location.')
  name: Translated

  @ApiProperty()
  recent: VisitsInPeriodDto

  @ApiProperty({ description: 'Visits in as many days before.' })
  before: VisitsInPeriodDto
}

/** Visits of the last seven or thirty days, by location. */
export class VisitFiguresDto {
  @ApiProperty({ format: 'date', description: 'First day, in Europe/Zagreb.' })
  from: string

  @ApiProperty({ format: 'date', description: 'Last day: yesterday.' })
  to: string

  @ApiProperty({ type: [VisitsOfLocationDto] })
  locations: VisitsOfLocationDto[]
}

/** Work that waits for a user. */
export class DeskDto {
  @ApiProperty({ format: 'date', description: 'Today in Europe/Zagreb.' })
  today: string

  @ApiProperty({ type: 'integer', description: 'Leads that nobody has begun with.' })
  new: number

  @ApiProperty({ type: 'integer', description: 'Open leads that are assigned to the user.' })
  mine: number

  @ApiProperty({ type: 'integer', description: 'Leads whose senders were promised an answer by now.' })
  overdue: number

  @ApiProperty({ type: 'integer', description: 'Leads that staff wanted to be reminded of by today.' })
  followUp: number

  @ApiProperty({ type: 'integer', description: 'Visits of today that were not cancelled, at all locations.' })
  visits: number
}

export class LeadsOfLocationDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'zagreb',
    description: 'Slug; null for leads without a location.',
  })
  location: string | null

  @ApiProperty({
    ...{ oneOf: [translatedText('Name of the location.'), { type: 'null' }], type: Object },
    description: 'Null if the location was removed.',
  })
  name: Translated | null

  @ApiProperty({ type: 'integer', description: 'Visits of today that were not cancelled.' })
  visits: number

  @ApiProperty()
  recent: LeadCountsDto

  @ApiProperty({ description: 'Leads of as many days before.' })
  before: LeadCountsDto
}

/** Leads of the inbox that were received in the last seven or thirty days, by location. */
export class LeadsByLocationDto {
  @ApiProperty({ format: 'date', description: 'First day, in Europe/Zagreb.' })
  from: string

  @ApiProperty({ format: 'date', description: 'Last day: today.' })
  to: string

  @ApiProperty({ type: [LeadsOfLocationDto], description: 'Every location, then leads without one.' })
  locations: LeadsOfLocationDto[]
}

@ApiExtraModels(SubscriberFiguresDto)
export class DashboardDto {
  @ApiProperty()
  desk: DeskDto

  @ApiProperty()
  byLocation: LeadsByLocationDto

  @ApiProperty({ type: [LeadFiguresDto] })
  leads: LeadFiguresDto[]

  @ApiProperty({ enum: periods })
  by: Period

  @ApiProperty({ type: [LeadsInPeriodDto], description: 'Leads of the last twelve weeks or months, oldest first.' })
  periods: LeadsInPeriodDto[]

  @ApiProperty({
    oneOf: [{ $ref: getSchemaPath(SubscriberFiguresDto) }, { type: 'null' }],
    description: 'Null for users bound to locations: subscribers belong to none.',
  })
  subscribers: SubscriberFiguresDto | null

  @ApiProperty()
  visits: VisitFiguresDto

  @ApiProperty({
    type: [LeadSummaryDto],
    description: 'Up to five leads without an answer, the longest waiting first.',
  })
  waiting: LeadSummaryDto[]
}
