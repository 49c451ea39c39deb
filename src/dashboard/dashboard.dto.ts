import { ApiProperty } from '@nestjs/swagger'
import { type LeadKindName, leadKindNames } from '#src/shared/lead-kinds.js'
import { LeadSummaryDto } from '#src/leads/inbox/lead-summary.js'
import { type Period, periods } from './dashboard-query.dto.js'

class StatusCountDto {
  @ApiProperty()
  status: string

  @ApiProperty({ type: 'integer' })
  leads: number

  @ApiProperty({ description: 'Whether there is still something to be done.' })
  open: boolean
}

export class FirstAnswersDto {
  @ApiProperty({ type: 'integer', description: 'How many senders had their first answer.' })
  answered: number

  @ApiProperty({ type: Number, nullable: true, description: 'Median from arrival to first answer; null without any.' })
  medianSeconds: number | null
}

/** Leads of one kind, without spam, trash and what is merged into others: those that the inbox lists. */
export class LeadFiguresDto {
  @ApiProperty({ enum: leadKindNames })
  kind: LeadKindName

  @ApiProperty({ type: 'integer' })
  total: number

  @ApiProperty({ type: 'integer', description: 'Since midnight in Europe/Zagreb.' })
  today: number

  @ApiProperty({ type: 'integer', description: 'Today and the six days before, in Europe/Zagreb.' })
  last7Days: number

  @ApiProperty({ type: [StatusCountDto], description: 'Every status but spam, in the order of the work.' })
  statuses: StatusCountDto[]

  @ApiProperty({ type: 'integer', description: 'Open, and with nobody to answer.' })
  unassigned: number

  @ApiProperty({ type: 'integer', description: 'What waits in the spam box; in none of the other figures.' })
  spam: number

  @ApiProperty({ description: 'Answered in the last 30 days.' })
  firstAnswers: FirstAnswersDto

  @ApiProperty({ description: 'Answered in the 30 days before those.' })
  firstAnswersBefore: FirstAnswersDto
}

/** What came in during one week or month. */
export class LeadsInPeriodDto implements Record<LeadKindName, number> {
  @ApiProperty({ format: 'date', description: 'Its first day, in Europe/Zagreb; weeks begin on Monday.' })
  from: string

  @ApiProperty({ type: 'integer' })
  contactMessage: number

  @ApiProperty({ type: 'integer' })
  franchiseInquiry: number

  @ApiProperty({ type: 'integer' })
  appointmentRequest: number
}

class SubscribersInMonthDto {
  @ApiProperty({ format: 'date', description: 'Its first day, in Europe/Zagreb.' })
  from: string

  @ApiProperty({ type: 'integer' })
  gained: number

  @ApiProperty({ type: 'integer' })
  lost: number
}

export class SubscriberFiguresDto {
  @ApiProperty({ type: 'integer', description: 'Who is subscribed now.' })
  total: number

  @ApiProperty({ type: [SubscribersInMonthDto], description: 'The last six months, oldest first.' })
  months: SubscribersInMonthDto[]
}

export class DashboardDto {
  @ApiProperty({ type: [LeadFiguresDto] })
  leads: LeadFiguresDto[]

  @ApiProperty({ enum: periods })
  by: Period

  @ApiProperty({ type: [LeadsInPeriodDto], description: 'The last twelve weeks or months, oldest first.' })
  periods: LeadsInPeriodDto[]

  @ApiProperty()
  subscribers: SubscriberFiguresDto

  @ApiProperty({
    type: [LeadSummaryDto],
    description: 'Up to five without an answer, the one that waits longest first.',
  })
  waiting: LeadSummaryDto[]

  @ApiProperty({ type: [LeadSummaryDto], description: 'The newest five.' })
  newest: LeadSummaryDto[]
}
