import { ApiPropertyOptional } from '@nestjs/swagger'
import { Equals, IsOptional } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'

/** Confirmation that texts may claim what they claim. */
export class ClaimsConfirmationDto {
  @ApiPropertyOptional({
    enum: ['confirmed'],
    description: 'Confirms the phrases in the texts that may be claims about health; recorded in the audit log.',
  })
  @IsOptional()
  @Equals('confirmed', INVALID)
  claims?: 'confirmed'
}
