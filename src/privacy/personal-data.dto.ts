import { ApiProperty } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { personalData as fields } from '#src/shared/privacy/privacy.js'
import type { Submitted } from '#src/shared/forms/field.js'

/** Whose data is meant. */
export class PersonDto implements Submitted<typeof fields> {
  @Field(fields.email)
  email: string
}

const counts = { type: 'object', additionalProperties: { type: 'integer' } } as const

/** How much is held about an e-mail address. */
export class HoldingsDto {
  @ApiProperty({ example: 'ana@example.com' })
  email: string

  @ApiProperty({ ...counts, description: 'Rows by table, and files of mails.' })
  held: Record<string, number>

  @ApiProperty({ type: [String], description: 'Addresses of leads that staff have merged with theirs.' })
  otherAddresses: string[]

  @ApiProperty({ description: 'Whether a hash of the address is kept so that nobody writes to it.' })
  forgotten: boolean
}

/** All that is held about an e-mail address. */
export class PersonalDataDto extends HoldingsDto {
  @ApiProperty({ format: 'date-time' })
  exportedAt: Date

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    description: 'Rows by table, as they are stored, and files of mails.',
  })
  data: Record<string, object[]>
}

export class ErasureDto {
  @ApiProperty({ ...counts, description: 'Rows by table, and files of mails.' })
  erased: Record<string, number>
}
