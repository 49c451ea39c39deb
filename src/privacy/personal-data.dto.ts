import { ApiProperty } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { personalData as fields } from '#src/shared/privacy/privacy.js'
import type { Submitted } from '#src/shared/forms/field.js'

/** E-mail address or telephone number of the data subject; one of them is required. */
export class PersonDto implements Submitted<typeof fields> {
  @Field(fields.email)
  email?: string

  @Field(fields.phone)
  phone?: string
}

const counts = { type: 'object', additionalProperties: { type: 'integer' } } as const

/** Hashes of a person's addresses, which an erasure keeps. */
class KeptHashesDto {
  @ApiProperty({ description: 'True if a hash of the address is stored to prevent further mails.' })
  forgotten: boolean

  @ApiProperty({
    description: 'True if a hash of an address is stored, so that it receives no invitation to write a review.',
  })
  refusesInvitations: boolean
}

/** Amount of data on a person. */
export class HoldingsDto extends KeptHashesDto {
  @ApiProperty({ type: String, nullable: true, example: 'ana@example.com' })
  email: string | null

  @ApiProperty({ type: String, nullable: true, example: '+385 91 234 5678' })
  phone: string | null

  @ApiProperty({ ...counts, description: 'Numbers of rows by table, and of mail files.' })
  held: Record<string, number>

  @ApiProperty({
    type: [String],
    description: 'Other addresses of these leads: of merged ones, or of the same telephone number.',
  })
  otherAddresses: string[]
}

/** All data on a person. */
export class PersonalDataDto extends HoldingsDto {
  @ApiProperty({ format: 'date-time' })
  exportedAt: Date

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    description: 'Stored rows by table, and mail files.',
  })
  data: Record<string, object[]>
}

export class ErasureDto extends KeptHashesDto {
  @ApiProperty({ ...counts, description: 'Numbers of erased rows by table, and of mail files.' })
  erased: Record<string, number>
}
