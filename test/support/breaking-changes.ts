interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  [limit: string]: unknown
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

type Content = Record<string, { schema?: Schema }>

interface Operation {
  operationId: string
  security: object[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { content?: Content } | { $ref: string }>
}

export interface Api {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components?: object
}

const UPPER = ['maxLength', 'maximum', 'maxItems']
const LOWER = ['minLength', 'minimum', 'minItems']

/** Returns the changes that break clients of the previous document, one per line. */
export function breakingChanges(before: Api, after: Api): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const where = `${method.toUpperCase()} ${path}`
      const now = after.paths[path]?.[method]
      return now ? new Comparison(before, after).operation(operation, now, where) : [`${where} is gone`]
    }),
  )
}

/** True if an operation permits anonymous access; an API key may be optional. */
const opensToAll = ({ security }: Operation) =>
  security.length === 0 || security.some((way) => Object.keys(way).length === 0)

class Comparison {
  private readonly known = new Set<string>()

  constructor(
    private readonly before: Api,
    private readonly after: Api,
  ) {}

  operation(was: Operation, now: Operation, where: string): string[] {
    const isOpen = opensToAll(now)
    const closed = opensToAll(was) ? now.security : was.security.filter((way) => !includes(now.security, way))
    return [
      ...(was.operationId === now.operationId ? [] : [`${where} is called ${now.operationId}`]),
      ...(isOpen || closed.length === 0 ? [] : [`${where} is closed to whom it was open`]),
      ...this.parameters(was, now, where),
      ...this.body(was, now, where),
      ...this.answers(was, now, where),
    ]
  }

  private parameters(was: Operation, now: Operation, where: string): string[] {
    const old = parametersOf(this.before, was)
    const current = parametersOf(this.after, now)
    const isIn = (list: Parameter[], { name, in: place }: Parameter) =>
      list.find((each) => each.name === name && each.in === place)
    return [
      ...old.flatMap((parameter) => {
        const place = `${where} ${parameter.name}`
        const other = isIn(current, parameter)
        if (!other) return [`${place} is no longer taken`]
        return this.request(parameter.schema, other.schema, place)
      }),
      ...current
        .filter((parameter) => parameter.required && !isIn(old, parameter)?.required)
        .map(({ name }) => `${where} ${name} is required`),
    ]
  }

  private body({ requestBody: was }: Operation, { requestBody: now }: Operation, where: string): string[] {
    if (!was) return now?.required ? [`${where} takes a body`] : []
    if (!now) return [`${where} takes no body`]
    return Object.entries(was.content).flatMap(([type, { schema }]) =>
      now.content[type] ? this.request(schema, now.content[type].schema, where) : [`${where} takes no ${type}`],
    )
  }

  private answers(was: Operation, now: Operation, where: string): string[] {
    return Object.entries(was.responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, answer]) => {
        const place = `${where} ${status}`
        const other = now.responses[status]
        if (!other) return [`${place} is no longer answered`]
        const content = resolve(this.after, other).content ?? {}
        return Object.entries(resolve(this.before, answer).content ?? {}).flatMap(([type, { schema }]) =>
          content[type] ? this.answer(schema, content[type].schema, place) : [`${place} is no longer ${type}`],
        )
      })
  }

  /** Requests valid before must stay valid. */
  private request(was: Schema = {}, now: Schema = {}, where: string): string[] {
    return this.differences(was, now, where, ['request', this.before, this.after])
  }

  /** Responses must stay within the previous schema. */
  private answer(was: Schema = {}, now: Schema = {}, where: string): string[] {
    return this.differences(now, was, where, ['answer', this.after, this.before])
  }

  /** Returns reasons why a value valid for `sent` might be invalid for `taken`. */
  private differences(sent: Schema, taken: Schema, where: string, sides: Sides): string[] {
    const pair = [sides[0], sent.$ref, taken.$ref].join()
    if (sent.$ref && taken.$ref && this.known.has(pair)) return []
    this.known.add(pair)
    const takers = alternatives(sides[2], taken)
    return alternatives(sides[1], sent).flatMap((each) => {
      const tries = takers.map((taker) => this.misfits(each, taker, where, sides))
      return tries.some((faults) => faults.length === 0) ? [] : tries.toSorted((a, b) => a.length - b.length)[0]!
    })
  }

  private misfits(sent: Schema, taken: Schema, where: string, sides: Sides): string[] {
    if (taken.type && sent.type !== taken.type && !(sent.type === 'integer' && taken.type === 'number')) {
      return [`${where} is ${String(sides[0] === 'request' ? taken.type : sent.type)}`]
    }
    return [
      ...(sides[0] === 'request' ? limits(sent, taken, where) : []),
      ...(taken.format && sent.format !== taken.format ? [`${where} has another format`] : []),
      ...(sent.items && taken.items ? this.differences(sent.items, taken.items, `${where}[]`, sides) : []),
      ...this.properties(sent, taken, where, sides),
    ]
  }

  private properties(sent: Schema, taken: Schema, where: string, sides: Sides): string[] {
    const given = sent.properties ?? {}
    const known = taken.properties ?? {}
    const required = (taken.required ?? []).filter((name) => !sent.required?.includes(name))
    const unknown = taken.additionalProperties === false ? Object.keys(given).filter((name) => !(name in known)) : []
    const missing = sides[0] === 'answer' ? Object.keys(known).filter((name) => !(name in given)) : []
    const wants = sides[0] === 'answer' ? 'may be missing' : 'is required'
    return [
      ...required.filter((name) => !missing.includes(name)).map((name) => `${where} ${name} ${wants}`),
      ...(sides[0] === 'request' ? unknown.map((name) => `${where} ${name} is no longer taken`) : []),
      ...missing.map((name) => `${where} ${name} is gone`),
      ...Object.entries(given).flatMap(([name, schema]) =>
        known[name] ? this.differences(schema, known[name], `${where} ${name}`, sides) : [],
      ),
    ]
  }
}

/** Direction, document of the sender, and document of the recipient. */
type Sides = [direction: 'request' | 'answer', sender: Api, taker: Api]

function limits(sent: Schema, taken: Schema, where: string): string[] {
  const number = (schema: Schema, limit: string, without: number) => (schema[limit] as number | undefined) ?? without
  const gone = (taken.enum && (sent.enum ?? ['anything']).filter((value) => !taken.enum!.includes(value))) ?? []
  return [
    ...gone.map((value) => `${where} is no longer ${String(value)}`),
    ...UPPER.filter((limit) => number(taken, limit, Infinity) < number(sent, limit, Infinity)),
    ...LOWER.filter((limit) => number(taken, limit, -Infinity) > number(sent, limit, -Infinity)),
    ...(taken.pattern && taken.pattern !== sent.pattern ? ['pattern'] : []),
  ].map((fault) => (fault.startsWith(where) ? fault : `${where} has a narrower ${fault}`))
}

/** Returns all plain schemas that a schema can be, through references, alternatives and types. */
function alternatives(api: Api, schema: Schema): Schema[] {
  const { $ref, allOf, oneOf, anyOf, type } = schema
  if ($ref) return alternatives(api, resolve(api, schema as { $ref: string }))
  const parts = oneOf ?? anyOf ?? (allOf?.length === 1 ? allOf : undefined)
  if (parts) return parts.flatMap((part) => alternatives(api, part))
  return Array.isArray(type) ? type.map((each) => ({ ...schema, type: each })) : [schema]
}

function parametersOf(api: Api, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((parameter) => resolve(api, parameter))
}

function resolve<T extends object>(api: Api, value: T | { $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T
  const names = value.$ref.split('/').slice(1)
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], api) as T
}

const includes = (list: object[], value: object) => list.some((each) => JSON.stringify(each) === JSON.stringify(value))
