import { isBlank } from '../blank.js'

type Row = Record<string, unknown>

const IN_ROW = /^(\w+)\.(\d)\.(\w+)$/

/**
 * Converts the flat values of a form into nested ones: `wishes.0.date` and its like become lists of rows. Empty rows
 * after the first are dropped.
 */
export function nestedValues(values: Row): Row {
  const nested = new Map<string, unknown>()
  const lists = new Map<string, Row[]>()
  for (const [name, value] of Object.entries(values)) {
    const [, list, place, field = ''] = IN_ROW.exec(name) ?? []
    if (list === undefined) nested.set(name, value)
    else {
      const rows = lists.get(list) ?? []
      rows[Number(place)] = { ...rows[Number(place)], [field]: value }
      lists.set(list, rows)
    }
  }
  for (const [list, rows] of lists) nested.set(list, rows.filter(isMeant))
  return Object.fromEntries(nested)
}

function isMeant(row: Row, place: number): boolean {
  return place === 0 || !Object.values(row).some((value) => typeof value === 'string' && isBlank(value))
}

/** Converts nested values into flat ones by field name; list items that are not rows are left out. */
export function flatValues(values: Row): Row {
  const flat = new Map<string, unknown>()
  for (const [name, value] of Object.entries(values)) {
    if (!Array.isArray(value)) flat.set(name, value)
    else
      for (const [place, row] of value.entries()) {
        if (!isRow(row)) continue
        for (const [field, inner] of Object.entries(row)) flat.set(`${name}.${place}.${field}`, inner)
      }
  }
  return Object.fromEntries(flat)
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}
