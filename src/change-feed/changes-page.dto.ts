import { ApiProperty } from '@nestjs/swagger'

/** A part of what has changed, the oldest change first. */
export abstract class ChangesPageDto {
  @ApiProperty({ description: 'Whether more can be read at once. If not, ask again later, with `nextCursor`.' })
  hasMore: boolean

  @ApiProperty({ description: 'How far was read: keep it once what came with it is stored.', maxLength: 200 })
  nextCursor: string
}
