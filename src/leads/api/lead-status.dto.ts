import { ApiProperty } from '@nestjs/swagger'
import { IsIn } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { leadStatuses } from '#src/shared/leads/lead-kinds.js'

/** New status of a lead. */
export class LeadStatusDto {
  @ApiProperty({ enum: leadStatuses, description: 'Status of the lead’s kind that is an allowed transition.' })
  @IsIn(leadStatuses, INVALID)
  status: string
}
