import { isBlank } from '../blank.js'
import type { FieldDescription, Fields } from './field.js'

/** What cannot be right, by what the description of the form alone says: whoever takes it has the last word. */
export function findFaults(fields: Fields, values: Record<string, string>): { field: string; code: string }[] {
  return Object.entries(fields).flatMap(([field, description]) => {
    const code = faultOf(description, values[field] ?? '')
    return code ? [{ field, code }] : []
  })
}

function faultOf(field: FieldDescription, value: string): string | undefined {
  // Of a password every character counts.
  if (field.type === 'password' ? !value : isBlank(value)) return field.required
  if (field.type === 'choice' || !field.pattern) return undefined
  return field.pattern.of.test(value.trim()) ? undefined : field.pattern.fault
}
