import type { OpenAPIObject } from '@nestjs/swagger'

interface Node {
  [key: string]: unknown
  type?: unknown
  format?: string
  $ref?: string
  properties?: object
}

/** Maximum length of a text by format; a timestamp may have fractions of a second and an offset. */
const LONGEST: Record<string, number> = { uuid: 36, date: 10, 'date-time': 35 }

/** Completes schemas with constraints that follow from their formats and the validation pipe. */
export function describeSchemas(document: OpenAPIObject): void {
  for (const schema of nodesOf(document)) {
    const types = [schema.type].flat()
    if (types.includes('integer')) schema.format ??= 'int32'
    if (types.includes('string') && schema.format && LONGEST[schema.format]) schema.maxLength ??= LONGEST[schema.format]
  }
  for (const schema of sentSchemas(document)) {
    // the validation pipe rejects unknown fields
    if (schema.properties) schema.additionalProperties ??= false
  }
}

/** Returns every schema that request bodies refer to, directly or indirectly. */
function sentSchemas({ paths, components }: OpenAPIObject): Set<Node> {
  const found = new Set<Node>()
  const visit = (node: Node) => {
    if (found.has(node)) return
    found.add(node)
    for (const inner of nodesOf(node)) {
      found.add(inner)
      const name = inner.$ref?.split('/').at(-1)
      if (name) visit(components!.schemas![name] as Node)
    }
  }
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods) as { requestBody?: Node }[]) {
      if (operation.requestBody) visit(operation.requestBody)
    }
  }
  return found
}

/** Returns an object and all objects nested in it. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesOf)
  return Array.isArray(value) ? inner : [value as Node, ...inner]
}
