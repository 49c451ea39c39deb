import { ApiProperty } from '@nestjs/swagger'
import { IsIn } from 'class-validator'
import { leadStatuses } from '#src/shared/lead-kinds.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'

/** How far work on a lead has come. */
export class LeadStatusDto {
  @ApiProperty({ enum: leadStatuses, description: 'Of those that the kind of the lead has, one that it may move to.' })
  @IsIn(leadStatuses, INVALID)
  status: string
}
