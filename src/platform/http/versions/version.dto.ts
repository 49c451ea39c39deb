import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Version of a resource after a change. */
export class VersionDto extends WithProperties({
  version: is.integer({ example: 4 }),
}) {}
