import fc, { type Arbitrary } from 'fast-check'

/** Subset of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** Maximum length of texts; longer ones find no more faults and take longer. */
const LONGEST = 40
const MOST_ITEMS = 3

const formats: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  date: days(),
  'date-time': moments(),
  password: fc.string({ minLength: 12, maxLength: LONGEST }),
}

/** Generator of values from schemas. */
export class ArbitraryValues {
  constructor(private readonly resolve: (ref: string) => Schema) {}

  /** Generates values that a schema permits. */
  allowedBy(schema: Schema): Arbitrary<unknown> {
    if (schema.$ref) return this.allowedBy(this.resolve(schema.$ref))
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const alternatives = schema.oneOf ?? schema.anyOf
    if (alternatives) return fc.oneof(...alternatives.map((each) => this.allowedBy(each)))
    if (schema.allOf) return this.allowedBy(merged(schema.allOf.map((each) => this.resolved(each))))
    if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => this.allowedBy({ ...schema, type })))
    return this.ofType(schema)
  }

  /** Generates mostly valid values, sometimes with an invalid or unusual part. */
  sentFor(schema: Schema): Arbitrary<unknown> {
    const allowed = this.allowedBy(schema)
    const spoilt = fc.tuple(allowed, fc.nat(), odd).map(([value, place, strange]) => spoil(value, place, strange))
    return fc.oneof({ arbitrary: allowed, weight: 3 }, { arbitrary: spoilt, weight: 3 }, { arbitrary: odd, weight: 1 })
  }

  private resolved(schema: Schema): Schema {
    return schema.$ref ? this.resolve(schema.$ref) : schema
  }

  private ofType(schema: Schema): Arbitrary<unknown> {
    const { type, minimum = -1e6, maximum = 1e6, minItems = 0, maxItems = MOST_ITEMS } = schema
    if (type === 'string') return stringOf(schema)
    if (type === 'integer') return fc.integer({ min: minimum, max: maximum })
    if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true })
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (type === 'array') {
      const maxLength = Math.max(minItems, Math.min(maxItems, MOST_ITEMS))
      return fc.array(this.allowedBy(schema.items ?? {}), { minLength: minItems, maxLength })
    }
    if (schema.properties) {
      const fields = Object.entries(schema.properties).map(([name, field]) => [name, this.allowedBy(field)] as const)
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
    }
    return fc.jsonValue()
  }
}

const odd: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '0',
    -1,
    0.5,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    true,
    [],
    {},
    [[]],
    [''],
    '\u0000',
    '\ud800',
    '\u202e',
    'İ',
    '👩‍👩‍👧',
    'x'.repeat(20_000),
    '=1+1',
    "' OR 1=1 --",
    '<script>',
    '../..',
    '9999-12-31',
    '0000-00-00',
    '2026-02-30T25:61:61Z',
    '275760-09-14',
    '00000000-0000-0000-0000-000000000000',
    JSON.parse('{"__proto__":{"a":1},"constructor":1}'),
  ),
)

function stringOf({ format, pattern, minLength = 0, maxLength = LONGEST }: Schema): Arbitrary<string> {
  const known = format && formats[format]
  if (known) return known
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }).filter(fits)
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST))
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ unit: 'grapheme', minLength, maxLength: longest }).filter(fits),
  )
}

/** Removes, adds or replaces a property somewhere within a value; replaces a value that is no object. */
function spoil(value: unknown, place: number, strange: unknown): unknown {
  if (typeof value !== 'object' || value === null) return strange
  const keys = Object.keys(value)
  const key = keys[place % (keys.length + 1)]
  if (Array.isArray(value)) return [...value, strange]
  if (key === undefined) return { ...value, unheardOf: strange }
  if (place % 3 === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  return { ...value, [key]: spoil((value as Record<string, unknown>)[key], place >> 3, strange) }
}

function merged(schemas: Schema[]): Schema {
  return {
    type: 'object',
    properties: Object.assign({}, ...schemas.map(({ properties }) => properties)) as Schema['properties'],
    required: schemas.flatMap(({ required = [] }) => required),
  }
}

function days(): Arbitrary<string> {
  return moments().map((moment) => moment.slice(0, 10))
}

function moments(): Arbitrary<string> {
  const span = { min: new Date('1990-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true }
  return fc.date(span).map((date) => date.toISOString())
}
