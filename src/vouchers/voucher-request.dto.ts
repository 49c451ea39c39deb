import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { FormTrapDto } from '../leads/spam/form-trap.dto.js'
import type { Submitted } from '../shared/forms/field.js'
import { voucherRequest as fields } from '#src/shared/vouchers/voucher-request.js'

export class VoucherRequestDto extends FormTrapDto implements Submitted<typeof fields> {
  @ApiProperty({ description: 'The slug of an item of the shop that is neither free nor about the franchise.' })
  @Field(fields.item)
  item: string

  @ApiProperty({ description: 'Whose name stands on the voucher.' })
  @Field(fields.recipient)
  recipient: string

  @ApiPropertyOptional({ description: 'Who gives it, as the voucher says.' })
  @Field(fields.giver)
  giver?: string

  @ApiPropertyOptional({ description: 'What the voucher says to the recipient.' })
  @Field(fields.greeting)
  greeting?: string

  @ApiPropertyOptional({ description: 'For staff alone.' })
  @Field(fields.note)
  note?: string

  @ApiPropertyOptional({ description: 'The slug of the location where it is to be used; any, where it is left out.' })
  @Field(fields.location)
  location?: string

  @ApiProperty({ description: 'Who asks for it.' })
  @Field(fields.name)
  name: string

  @Field(fields.email)
  email: string

  @Field(fields.phone)
  phone?: string
}
