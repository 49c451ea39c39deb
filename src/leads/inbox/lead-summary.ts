import { ApiProperty } from '@nestjs/swagger'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, textIn } from '../lead-kind.js'
import { type LeadKindName, leadKindNames } from '#src/shared/lead-kinds.js'

/** Lead in one line. */
export class LeadSummaryDto {
  @ApiProperty({ enum: leadKindNames })
  kind: LeadKindName

  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  receivedAt: Date

  @ApiProperty({ example: 'Ana Horvat' })
  name: string

  @ApiProperty({ description: 'Subject of a message, or preferred location of an inquiry.' })
  about: string

  @ApiProperty()
  status: string
}

export function summarise<L extends Lead>(kind: LeadKind<L>, lead: L): LeadSummaryDto {
  const { id, receivedAt, status } = lead
  return { kind: kind.name, id, receivedAt, name: kind.nameOf(lead), about: textIn(lead, kind.about)!, status }
}
