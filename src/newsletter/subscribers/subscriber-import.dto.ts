import { ApiProperty } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { subscriberImport as fields } from '#src/shared/newsletter/subscriber-import.js'
import type { Language } from '#src/shared/languages.js'

export class SubscriberImportDto implements Submitted<typeof fields> {
  @ApiProperty({ description: 'CSV table with a column `email`, and optionally `language`.' })
  @Field(fields.csv)
  csv: string

  @ApiProperty({ description: 'Language of rows without one.' })
  @Field(fields.language)
  language: Language

  @ApiProperty({
    description: 'Source of the addresses, stored with each.',
    example: 'Sajam u Zagrebu, svibanj 2026.',
  })
  @Field(fields.origin)
  origin: string
}

export class SubscribersImportedDto {
  @ApiProperty({ type: 'integer', description: 'Number of addresses that are asked to confirm.', example: 40 })
  added: number

  @ApiProperty({
    type: 'integer',
    description: 'Number of known addresses, which stay unchanged in any state.',
    example: 2,
  })
  known: number

  @ApiProperty({ description: 'Numbers of lines without an address.', type: [Number], example: [7] })
  refused: number[]
}
