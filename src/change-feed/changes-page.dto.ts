import type { Type } from '@nestjs/common'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { CURSOR, LONGEST_CURSOR, MOST_CHANGES } from './changes-query.dto.js'

/** Page of a change feed, the oldest change first. */
export abstract class ChangesPageDto extends WithProperties({
  hasMore: is.flag('True if the next page is available now. Otherwise poll later with `nextCursor`.'),
  nextCursor: is.text({
    description: 'Position after this page. Store it after the items.',
    maxLength: LONGEST_CURSOR,
    pattern: CURSOR.source,
  }),
}) {}

/** Documents the items of a page of a change feed. */
export const itemsOfChanges = <Item>(item: Type<Item>, description: string) =>
  is.list(item, { maxItems: MOST_CHANGES, description })
