import { requireValue } from '#src/shared/lookups'
/** Suffix of a hidden field that marks a list, so that an empty list is submitted as well: `days.-`. */
export const LIST_MARK = '-'

const ROW = /^(\d+|n\d+|-)$/

/** Branches are `Tree` maps; everything else is a leaf. */
type Tree = Map<string, unknown>

/** Flattens a value into fields with dotted names, the inverse of `nest`; null and undefined are omitted. */
export function flatten(value: unknown, name = ''): Record<string, string> {
  if (value === null || value === undefined) return {}
  if (typeof value !== 'object') return { [name]: (value as string | number | boolean).toString() }
  const parts = Object.entries(value).map(([key, child]) => flatten(child, name ? `${name}.${key}` : key))
  return Object.assign({}, ...parts) as Record<string, string>
}

/**
 * Builds a nested value from dotted field names: `day.hr` becomes `hr` of `day`. List rows are numbered, or named `n1` and so on when added
 * in the form; their order is that of the fields, regardless of the numbers.
 */
export function nest<Leaf>(fields: Iterable<[name: string, value: Leaf]>): unknown {
  const root: Tree = new Map()
  for (const [name, value] of fields) {
    const keys = name.split('.')
    const last = requireValue(keys.pop(), 'name of the field')
    let branch = root
    for (const key of keys) {
      if (!branch.has(key)) branch.set(key, new Map())
      branch = branch.get(key) as Tree
    }
    branch.set(last, value)
  }
  return toValue(root)
}

function toValue(node: unknown): unknown {
  if (!(node instanceof Map)) return node
  const entries = [...(node as Tree)].map(([key, child]) => [key, toValue(child)] as const)
  const isList = entries.length > 0 && entries.every(([key]) => ROW.test(key))
  if (isList) return entries.filter(([key]) => key !== LIST_MARK).map(([, child]) => child)
  return Object.fromEntries(entries)
}

/** Returns the name of the field that holds the value at a path of the nested value, if any. */
export function fieldNameAt(names: Iterable<string>, path: string): string | undefined {
  const tree = nest([...names].map((name) => [name, name]))
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree)
  return typeof found === 'string' ? found : undefined
}
