import { ApiProperty } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { subscriberImport as fields } from '#src/shared/newsletter/subscriber-import.js'
import type { Language } from '#src/shared/languages.js'

export class SubscriberImportDto implements Submitted<typeof fields> {
  @ApiProperty({ description: 'With a column `email`, and `language` where it is not the same for all.' })
  @Field(fields.csv)
  csv: string

  @ApiProperty({ description: 'Of those of whom the table does not say it.' })
  @Field(fields.language)
  language: Language

  @ApiProperty({
    description: 'Where the addresses come from; kept with each.',
    example: 'Sajam u Zagrebu, svibanj 2026.',
  })
  @Field(fields.origin)
  origin: string
}

export class SubscribersImportedDto {
  @ApiProperty({ type: 'integer', description: 'Addresses that are asked to confirm.', example: 40 })
  added: number

  @ApiProperty({
    type: 'integer',
    description: 'Addresses that were known, whatever they are: nothing is done to them.',
    example: 2,
  })
  known: number

  @ApiProperty({ description: 'Lines of the table that have no address in them.', type: [Number], example: [7] })
  refused: number[]
}
