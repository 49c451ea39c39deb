import { ApiProperty } from '@nestjs/swagger'
import { ANSWER_DUE } from '../deadlines/answer-due.js'
import { LeadSummaryDto } from './lead-summary.js'
import { ApiNullableText, ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import { type ReplyFileType, replyFileTypes } from '#src/shared/leads/reply-files.js'
import { type LeadEventType, leadEventTypes } from '../history/lead-event.entity.js'

export class LeadNoteDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'uuid', description: 'Id of the lead it was written on; that of a merged lead may differ.' })
  leadId: string

  @ApiProperty({ description: 'Name of the author, else their e-mail address.' })
  author: string

  @ApiProperty()
  text: string

  @ApiProperty({ format: 'date-time' })
  writtenAt: Date
}

export class LeadEventDto {
  @ApiProperty({ format: 'uuid', description: 'Id of the changed lead; that of a merged lead may differ.' })
  leadId: string

  @ApiProperty({ format: 'date-time' })
  at: Date

  @ApiProperty({
    description:
      'Name of the user, else their e-mail address; for a program, the name of its key; for the sender, the name in the lead.',
  })
  actor: string

  @ApiProperty({ enum: leadEventTypes })
  type: LeadEventType

  @ApiNullableText()
  oldValue: string | null

  @ApiNullableText()
  newValue: string | null
}

/** Another lead with the same e-mail address or telephone number. */
export class RelatedLeadDto extends LeadSummaryDto {
  @ApiNullableTime()
  trashedAt: Date | null

  @ApiProperty({ type: String, nullable: true, description: 'Beginning of its first text, such as the message.' })
  excerpt: string | null

  @ApiNullableText()
  location: string | null

  @ApiProperty({ description: 'True if staff have set the location.' })
  isRouted: boolean
}

const replyStates = ['waiting', 'sent', 'failed'] as const

/** File of a reply. */
export class ReplyFileDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ example: 'Cjenik.pdf' })
  name: string

  @ApiProperty({ enum: replyFileTypes })
  type: ReplyFileType

  @ApiProperty({ description: 'Size in bytes.' })
  size: number
}

/** Reply of staff to the sender of a lead. */
export class LeadReplyDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'uuid', description: 'Id of the lead it was written to; that of a merged lead may differ.' })
  leadId: string

  @ApiProperty({ description: 'Name of the author, else their e-mail address.' })
  author: string

  @ApiProperty({ description: 'True if the user who reads it is the author.' })
  isOwn: boolean

  @ApiProperty()
  recipient: string

  @ApiProperty()
  text: string

  @ApiProperty({ format: 'date-time' })
  writtenAt: Date

  @ApiProperty({ enum: replyStates, description: 'State of its mail.' })
  state: (typeof replyStates)[number]

  @ApiProperty({ type: [ReplyFileDto] })
  files: ReplyFileDto[]

  @ApiProperty({ description: 'Seconds for which the reader can take it back; 0 if they cannot.' })
  takeBackSeconds: number
}

/** Reminder to follow up a lead. */
export class FollowUpDto {
  @ApiProperty({ format: 'date', description: 'Date in Europe/Zagreb.' })
  day: string

  @ApiNullableText()
  note: string | null
}

/** Details of a lead beside its fields. */
export class LeadDetailsDto {
  @ApiProperty({ format: 'uuid', type: String, nullable: true, description: 'Id of the lead it was merged into.' })
  mergedIntoId: string | null

  @ApiNullableTime(ANSWER_DUE)
  answerDueAt: Date | null

  @ApiProperty({ type: FollowUpDto, nullable: true, description: 'Reminder of staff; null for none.' })
  followUp: FollowUpDto | null

  @ApiProperty({ type: [String], description: 'Allowed transitions.' })
  moves: string[]

  @ApiProperty({ type: [LeadNoteDto], description: 'Notes including those of merged leads, oldest first.' })
  notes: LeadNoteDto[]

  @ApiProperty({ type: [LeadEventDto], description: 'Events including those of merged leads, oldest first.' })
  history: LeadEventDto[]

  @ApiProperty({ type: [LeadReplyDto], description: 'Replies including those to merged leads, oldest first.' })
  replies: LeadReplyDto[]

  @ApiProperty({
    type: [RelatedLeadDto],
    description:
      'Other leads with the same e-mail address or telephone number in any spelling, newest first, without those merged into it.',
  })
  samePerson: RelatedLeadDto[]

  @ApiProperty({ format: 'uuid', type: String, nullable: true, description: 'Previous lead in the list of the query.' })
  previousId: string | null

  @ApiProperty({ format: 'uuid', type: String, nullable: true, description: 'Next lead in the list of the query.' })
  nextId: string | null

  @ApiProperty({
    ...{ format: 'uuid', type: String, nullable: true },
    description: 'Id of the next lead whose sender waits for an answer; of bookings, of the next one.',
  })
  nextWaitingId: string | null

  @ApiProperty({
    type: 'integer',
    description: 'Page of the list of the query that contains it, limited to the counted pages.',
    example: 1,
  })
  page: number
}
