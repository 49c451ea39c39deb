import type { FieldDescription } from './field.js'

/** Checks for a choice with further values. */
export const hasFurtherValues = (field: FieldDescription): boolean => field.type === 'choice' && Boolean(field.further)

/** Returns the field of a lead with the name of the content chosen in a field. */
export const nameField = (field: string) => `${field}Name`
