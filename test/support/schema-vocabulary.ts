import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Json } from './search-engines.js'

/** Types of schema.org with their properties, read from the declarations of schema-dts. */
const declarations = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
)
const interfaces = new Map(
  [...declarations.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{(.*?)^\}/gms)].map(
    ([, name, parents = '', body = '']) => [
      name!,
      {
        parents: parents.split(', ').filter(Boolean),
        properties: [...body.matchAll(/^ {4}"([\w@]+)"\??:/gm)].map(([, property]) => property!),
      },
    ],
  ),
)

/** Returns unknown types, and properties that their type does not have, in structured data. */
export function vocabularyFaults(data: Json): string[] {
  if (Array.isArray(data)) return data.flatMap(vocabularyFaults)
  if (typeof data !== 'object' || data === null) return []
  const { '@type': type, '@id': id, ...own } = data
  if (!type) return id && Object.keys(own).length === 0 ? [] : [`No type: ${JSON.stringify(data)}`]
  if (!interfaces.has(`${type}Leaf`)) return [`Unknown type: ${type}`]
  const allowed = propertiesOf(`${type}Leaf`)
  const unknown = Object.keys(own).filter((property) => !allowed.has(property))
  return [...unknown.map((property) => `${type}.${property}`), ...Object.values(own).flatMap(vocabularyFaults)]
}

function propertiesOf(name: string): Set<string> {
  const { parents = [], properties = [] } = interfaces.get(name) ?? {}
  return new Set([...properties, ...parents.flatMap((parent) => [...propertiesOf(parent)])])
}
