import { ApiProperty } from '@nestjs/swagger'

/** Page of a change feed, the oldest change first. */
export abstract class ChangesPageDto {
  @ApiProperty({ description: 'True if the next page is available now. Otherwise poll later with `nextCursor`.' })
  hasMore: boolean

  @ApiProperty({ description: 'Position after this page. Store it after the items.', maxLength: 200 })
  nextCursor: string
}
