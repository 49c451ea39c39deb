import { isBlank } from '../blank.js'
import type { FormFields, ListField, SingleField } from './field.js'
import { type FieldGroup, isFilledIn } from './field-group.js'
import { canonicalValue } from './typed-text.js'

/** Returns the faults that the description of the form alone can reveal. The server may find others. */
export function findFaults(
  fields: FormFields,
  values: Record<string, string>,
  group?: FieldGroup,
): { field: string; code: string }[] {
  const faults = Object.entries(fields).flatMap(([field, description]) => {
    if (isList(description)) return findFaultsOfRow(description, `${field}.0`, values)
    const code = faultOf(description, values[field] ?? '')
    return code ? [{ field, code }] : []
  })
  return !group || isFilledIn(group, values) ? faults : [...faults, { field: group.name, code: group.required }]
}

const isList = (field: SingleField | ListField): field is ListField => field.type === 'rows'

/** Returns faults in the first row: only its first empty field is reported. Later rows are optional. */
function findFaultsOfRow({ row }: ListField, name: string, values: Record<string, string>) {
  const blank = Object.entries(row).find(([field]) => isBlank(values[`${name}.${field}`] ?? ''))
  return blank ? [{ field: `${name}.${blank[0]}`, code: blank[1].required }] : []
}

function faultOf(field: SingleField, value: string): string | undefined {
  // In a password, spaces count as well.
  if (field.type === 'password' ? !value : isBlank(value)) return field.required
  if (field.type === 'choice' || !field.pattern) return undefined
  return field.pattern.of.test(canonicalValue(field, value)) ? undefined : field.pattern.fault
}
