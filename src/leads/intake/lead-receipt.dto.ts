import { ApiProperty } from '@nestjs/swagger'

/** What a sender gets for a stored lead. */
export class LeadReceiptDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  receivedAt: Date
}
