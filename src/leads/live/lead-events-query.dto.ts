import { ApiProperty } from '@nestjs/swagger'
import { IsISO8601, MaxLength } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'

const LONGEST_TIME = 30

export class LeadEventsQueryDto {
  @ApiProperty({
    format: 'date-time',
    example: '2026-11-26T09:30:00.000Z',
    description: 'Leads received after this instant are counted by the first event.',
  })
  @MaxLength(LONGEST_TIME, INVALID)
  @IsISO8601({ strict: true, strictSeparator: true }, INVALID)
  since: string
}
