import { ApiProperty } from '@nestjs/swagger'

/** Receipt of a stored lead for its sender. */
export class LeadReceiptDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  receivedAt: Date
}
