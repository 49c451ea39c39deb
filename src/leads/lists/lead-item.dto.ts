import { ApiProperty } from '@nestjs/swagger'
import { type Language, languages } from '#src/shared/languages.js'
import { type Suspicion, suspicions } from '#src/shared/leads/suspicion.js'
import { ApiNullableText, ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import type { Lead } from '../lead.entity.js'

/** Fields that all kinds of leads share. */
export class LeadItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  receivedAt: Date

  @ApiNullableText()
  email: string | null

  @ApiProperty({ enum: languages, description: 'Language in which the sender used the site.' })
  language: Language

  @ApiProperty({ format: 'uuid', type: String, nullable: true, description: 'Id of the assigned user.' })
  assigneeId: string | null

  @ApiNullableText()
  location: string | null

  @ApiProperty({ description: 'True if staff have set the location.' })
  isRouted: boolean

  @ApiNullableTime()
  firstAnsweredAt: Date | null

  @ApiNullableTime()
  trashedAt: Date | null

  @ApiProperty({ enum: suspicions, isArray: true, description: 'Reasons for storing it as spam.' })
  suspicions: Suspicion[]

  @ApiProperty({
    type: 'integer',
    description: 'Version, incremented by every change; in quotation marks, the ETag.',
    example: 3,
  })
  version: number
}

export function toLeadItem(lead: Lead): LeadItemDto {
  const { id, receivedAt, email, language, assigneeId, location, isRouted, firstAnsweredAt, trashedAt } = lead
  const { suspicions, version } = lead
  return {
    ...{ id, receivedAt, email, language, assigneeId, location, isRouted },
    ...{ firstAnsweredAt, trashedAt, suspicions, version },
  }
}
