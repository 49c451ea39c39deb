/** Marks in the OpenAPI document reads whose ETag is that of a version, for changes: who has it is answered in full. */
export const VERSION_TAGGED = 'x-version-tagged'
