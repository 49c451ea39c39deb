import { ApiProperty } from '@nestjs/swagger'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, textIn, valueIn } from '../lead-kind.js'
import { translatedText } from '#src/platform/http/validation/translated-text.js'
import { nameField } from '#src/shared/forms/further-values.js'
import type { Translated } from '#src/shared/languages.js'
import { type LeadKindName, leadKindNames } from '#src/shared/leads/lead-kinds.js'

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

  @ApiProperty({
    oneOf: [translatedText('Name when the message was received.'), { type: 'null' }],
    type: Object,
    description: 'Name of the subject of a message; null for other leads.',
  })
  aboutName: Translated | null

  @ApiProperty()
  status: string
}

export function summarise<L extends Lead>(kind: LeadKind<L>, lead: L): LeadSummaryDto {
  const { id, receivedAt, status } = lead
  const aboutName = valueIn(lead, nameField(kind.about)) as Translated | null
  return {
    kind: kind.name,
    id,
    receivedAt,
    name: kind.nameOf(lead),
    about: textIn(lead, kind.about)!,
    aboutName,
    status,
  }
}
