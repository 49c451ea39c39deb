/**
 * OpenAPI extension that marks reads whose ETag is the resource's version, for `If-Match`; they never answer with 304.
 */
export const VERSION_TAGGED = 'x-version-tagged'
