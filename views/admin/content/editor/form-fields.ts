/** Marks a list among the names of fields, so that an empty one is there as well: `days.-`. */
export const LIST_MARK = '-'

const ROW = /^(\d+|n\d+|-)$/

/** Branches are trees, leaves anything else. */
type Tree = Map<string, unknown>

/** A value by the dotted names of its fields, as `nest` takes them; whatever has no text is left out. */
export function flatten(value: unknown, name = ''): Record<string, string> {
  if (value === null || value === undefined) return {}
  if (typeof value !== 'object') return { [name]: (value as string | number | boolean).toString() }
  const parts = Object.entries(value).map(([key, child]) => flatten(child, name ? `${name}.${key}` : key))
  return Object.assign({}, ...parts) as Record<string, string>
}

/**
 * Fields with dotted names as one value: `day.hr` is `hr` of `day`. Rows of a list are numbered, or called `n1` and so
 * on where they were added; their order is that of the fields, whatever their numbers.
 */
export function nest<Leaf>(fields: Iterable<[name: string, value: Leaf]>): unknown {
  const root: Tree = new Map()
  for (const [name, value] of fields) {
    const keys = name.split('.')
    const last = keys.pop()!
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

/** The name of the field that holds what a path of the nested value leads to, if there is one. */
export function fieldNameAt(names: Iterable<string>, path: string): string | undefined {
  const tree = nest([...names].map((name) => [name, name]))
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree)
  return typeof found === 'string' ? found : undefined
}
