import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Page of a change feed, the oldest change first. */
export abstract class ChangesPageDto extends WithProperties({
  hasMore: is.flag('True if the next page is available now. Otherwise poll later with `nextCursor`.'),
  nextCursor: is.text({ description: 'Position after this page. Store it after the items.', maxLength: 200 }),
}) {}
