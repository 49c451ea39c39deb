import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import type { Submitted } from '../shared/forms/field.js'
import { voucherRequest as fields } from '#src/shared/vouchers/voucher-request.js'

export class VoucherRequestDto extends SpamFieldsDto implements Submitted<typeof fields> {
  @ApiProperty({ description: 'Slug of a shop item, except free items and the franchise.' })
  @Field(fields.item)
  item: string

  @ApiProperty({ description: 'Name of the recipient, printed on the voucher.' })
  @Field(fields.recipient)
  recipient: string

  @ApiPropertyOptional({ description: 'Name of the giver, printed on the voucher.' })
  @Field(fields.giver)
  giver?: string

  @ApiPropertyOptional({ description: 'Greeting printed on the voucher.' })
  @Field(fields.greeting)
  greeting?: string

  @ApiPropertyOptional({ description: 'Note to staff, not printed.' })
  @Field(fields.note)
  note?: string

  @ApiPropertyOptional({ description: 'Slug of the location where it can be redeemed; any location by default.' })
  @Field(fields.location)
  location?: string

  @ApiProperty({ description: 'Name of the buyer.' })
  @Field(fields.name)
  name: string

  @Field(fields.email)
  email: string

  @Field(fields.phone)
  phone?: string
}
