import { ApiProperty } from '@nestjs/swagger'
import { IsIn, IsInt, Max, Min } from 'class-validator'
import { type ConsentChoice, consentChoices } from './consent-choice.js'
import { policyVersion } from './policy-version.js'

export class ConsentDto {
  @ApiProperty({ enum: consentChoices })
  @IsIn(consentChoices, { message: 'validation.invalid' })
  choice: ConsentChoice

  /** Of the text the visitor saw; a page that was open for long may have shown an earlier one. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: policyVersion })
  @Max(policyVersion, { message: 'validation.invalid' })
  @Min(1, { message: 'validation.invalid' })
  @IsInt({ message: 'validation.invalid' })
  policyVersion: number
}

export class ConsentReceiptDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  recordedAt: Date
}
