import { ApiProperty } from '@nestjs/swagger'
import { type Language, languages } from '#src/shared/languages.js'
import { type Suspicion, suspicions } from '#src/shared/leads/suspicion.js'
import { ApiNullableText } from '#src/platform/http/validation/nullable-text.decorator.js'
import type { Lead } from '../lead.entity.js'

/** A lead as far as all kinds are alike. */
export class LeadItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  receivedAt: Date

  @ApiNullableText()
  email: string | null

  @ApiProperty({ enum: languages, description: 'The language the sender read the site in.' })
  language: Language

  @ApiProperty({ format: 'uuid', type: String, nullable: true, description: 'Who of the staff answers it.' })
  assigneeId: string | null

  @ApiNullableText()
  location: string | null

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  firstAnsweredAt: Date | null

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  trashedAt: Date | null

  @ApiProperty({ enum: suspicions, isArray: true, description: 'Why it was stored as spam.' })
  suspicions: Suspicion[]

  @ApiProperty({ type: 'integer', description: 'Grows with every change; in quotation marks, the ETag.', example: 3 })
  version: number
}

export function toLeadItem(lead: Lead): LeadItemDto {
  const { id, receivedAt, email, language, assigneeId, location, firstAnsweredAt, trashedAt, suspicions, version } =
    lead
  return { id, receivedAt, email, language, assigneeId, location, firstAnsweredAt, trashedAt, suspicions, version }
}
