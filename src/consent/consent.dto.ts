import { ApiProperty } from '@nestjs/swagger'
import { IsIn, IsInt, Max, Min } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { type ConsentChoice, consentChoices } from '#src/shared/consent/consent-choice.js'
import { policyVersion } from '#src/shared/consent/policy-version.js'

export class ConsentDto {
  @ApiProperty({ enum: consentChoices })
  @IsIn(consentChoices, INVALID)
  choice: ConsentChoice

  /** Version of the policy the visitor saw; a page that was open for long may show an earlier one. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: policyVersion })
  @Max(policyVersion, INVALID)
  @Min(1, INVALID)
  @IsInt(INVALID)
  policyVersion: number
}

export class ConsentReceiptDto extends WithProperties({
  id: is.uuid(),
  recordedAt: is.time(),
}) {}
