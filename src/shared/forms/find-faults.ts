import { isBlank } from '../blank.js'
import type { Fields, ListField, SingleField } from './field.js'

/** What cannot be right, by what the description of the form alone says: whoever takes it has the last word. */
export function findFaults(fields: Fields, values: Record<string, string>): { field: string; code: string }[] {
  return Object.entries(fields).flatMap(([field, description]) => {
    if (isList(description)) return findFaultsOfRow(description, `${field}.0`, values)
    const code = faultOf(description, values[field] ?? '')
    return code ? [{ field, code }] : []
  })
}

const isList = (field: SingleField | ListField): field is ListField => field.type === 'rows'

/** What is first left blank of the first: the fields after it are not asked for yet, and the rows need not be filled in. */
function findFaultsOfRow({ row }: ListField, name: string, values: Record<string, string>) {
  const blank = Object.entries(row).find(([field]) => isBlank(values[`${name}.${field}`] ?? ''))
  return blank ? [{ field: `${name}.${blank[0]}`, code: blank[1].required }] : []
}

function faultOf(field: SingleField, value: string): string | undefined {
  // Of a password every character counts.
  if (field.type === 'password' ? !value : isBlank(value)) return field.required
  if (field.type === 'choice' || !field.pattern) return undefined
  return field.pattern.of.test(value.trim()) ? undefined : field.pattern.fault
}
