import { ApiProperty } from '@nestjs/swagger'

/** A thing's version after a change. */
export class VersionDto {
  @ApiProperty({ type: 'integer', example: 4 })
  version: number
}
