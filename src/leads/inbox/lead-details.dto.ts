import { ApiProperty } from '@nestjs/swagger'
import { LeadSummaryDto } from './lead-summary.js'
import { ApiNullableText } from '#src/platform/http/validation/nullable-text.decorator.js'
import { type LeadEventType, leadEventTypes } from '../history/lead-event.entity.js'

export class LeadNoteDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'uuid', description: 'The lead it was written about; another one if that was merged.' })
  leadId: string

  @ApiProperty({ description: 'Name of who wrote it; their e-mail address while they have none.' })
  author: string

  @ApiProperty()
  text: string

  @ApiProperty({ format: 'date-time' })
  writtenAt: Date
}

export class LeadEventDto {
  @ApiProperty({ format: 'uuid', description: 'The lead that was changed; another one if that was merged.' })
  leadId: string

  @ApiProperty({ format: 'date-time' })
  at: Date

  @ApiProperty({
    description:
      'Name of who changed it; their e-mail address while they have none. Of a program, the name of its key.',
  })
  actor: string

  @ApiProperty({ enum: leadEventTypes })
  type: LeadEventType

  @ApiNullableText()
  oldValue: string | null

  @ApiNullableText()
  newValue: string | null
}

/** Another lead that the same e-mail address sent. */
export class RelatedLeadDto extends LeadSummaryDto {
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  trashedAt: Date | null
}

/** What a lead's page shows beside the lead. */
export class LeadDetailsDto {
  @ApiProperty({ format: 'uuid', type: String, nullable: true, description: 'The lead it is shown with.' })
  mergedIntoId: string | null

  @ApiProperty({ type: [String], description: 'Statuses it may change to.' })
  moves: string[]

  @ApiProperty({ type: [LeadNoteDto], description: 'Oldest first, those of merged leads among them.' })
  notes: LeadNoteDto[]

  @ApiProperty({ type: [LeadEventDto], description: 'Oldest first, those of merged leads among them.' })
  history: LeadEventDto[]

  @ApiProperty({ type: [RelatedLeadDto], description: 'Newest first, without those merged into it.' })
  samePerson: RelatedLeadDto[]

  @ApiProperty({ format: 'uuid', type: String, nullable: true, description: 'Before it in the list asked for.' })
  previousId: string | null

  @ApiProperty({ format: 'uuid', type: String, nullable: true, description: 'After it in the list asked for.' })
  nextId: string | null

  @ApiProperty({
    type: 'integer',
    description: 'The page of the list asked for that it is on, or the last as far as lists are counted.',
    example: 1,
  })
  page: number
}
