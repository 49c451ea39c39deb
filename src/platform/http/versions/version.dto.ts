import { ApiProperty } from '@nestjs/swagger'

/** Version of a resource after a change. */
export class VersionDto {
  @ApiProperty({ type: 'integer', example: 4 })
  version: number
}
