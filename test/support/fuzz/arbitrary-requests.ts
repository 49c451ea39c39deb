import type { OpenAPIObject } from '@nestjs/swagger'
import fc, { type Arbitrary } from 'fast-check'
import { ArbitraryValues, type Schema } from './arbitrary-values.js'

export interface SentRequest {
  method: string
  /** Path and query. */
  address: string
  headers: Record<string, string>
  body?: string
}

export interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  body?: Schema
  /** True if the operation accepts API keys. */
  takesKeys: boolean
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Generator of requests from an OpenAPI document. */
export class ArbitraryRequests {
  private readonly values: ArbitraryValues

  constructor(private readonly document: OpenAPIObject) {
    this.values = new ArbitraryValues((ref) => this.at<Schema>(ref))
  }

  operations(): Operation[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      METHODS.flatMap((method) => {
        const operation = methods[method]
        if (!operation) return []
        const parameters = (operation.parameters ?? []).map((each) =>
          '$ref' in each ? this.at<Parameter>(each.$ref) : (each as Parameter),
        )
        const body = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {}
        const [content] = Object.values(body)
        const takesKeys = (operation.security ?? []).some((way) => 'apiKey' in way)
        return [{ method, path, parameters, body: content?.schema, takesKeys }]
      }),
    )
  }

  /** @param names existing identifiers, some of which are used as path parameters */
  of({ method, path, parameters, body }: Operation, names: readonly string[]): Arbitrary<SentRequest> {
    const inPath = parameters.filter((each) => each.in === 'path')
    const segments = inPath.map(({ schema }) => {
      const known = schema.enum ? [] : names.map((name) => fc.constant(name))
      return fc.oneof(...known, this.texts(schema)).map((text) => encodeURIComponent(text) || '-')
    })
    return fc.record({
      method: fc.constant(method.toUpperCase()),
      address: fc
        .tuple(fc.tuple(...segments), this.query(parameters))
        .map(
          ([values, query]) => inPath.reduce((to, { name }, at) => to.replace(`{${name}}`, values[at]!), path) + query,
        ),
      headers: this.headers(parameters),
      ...(body ? { body: this.text(body) } : {}),
    })
  }

  private query(parameters: Parameter[]): Arbitrary<string> {
    const known = parameters.filter((each) => each.in === 'query')
    const pairs = known.map(({ name, schema }) => this.texts(schema).map((text) => [name, text] as const))
    const unheardOf = fc.constantFrom(
      ['page[]', '1'] as const,
      ['__proto__', 'x'] as const,
      ['utm_source', ''] as const,
    )
    const given = fc
      .oneof({ arbitrary: fc.subarray(pairs), weight: 5 }, fc.subarray([...pairs, unheardOf]))
      .chain((chosen) => fc.tuple(...chosen))
    return given.map((list) =>
      list.length > 0 ? `?${new URLSearchParams(list.map((pair) => [...pair])).toString()}` : '',
    )
  }

  private headers(parameters: Parameter[]): Arbitrary<Record<string, string>> {
    const known = parameters.filter((each) => each.in === 'header')
    const version = fc.oneof(
      { arbitrary: fc.constantFrom('"1"', '"2"'), weight: 4 },
      fc.constantFrom('W/"1"', '*', '"1", "2"'),
      visible,
    )
    const fields = known.map(({ name, schema }) => [
      name,
      name === 'If-Match' ? version : fc.oneof(this.values.allowedBy(schema).map(String).filter(isSendable), visible),
    ])
    const types = fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'x')
    const contentType = fc.oneof({ arbitrary: fc.constant('application/json'), weight: 9 }, types)
    const all: Record<string, Arbitrary<string>> = { ...Object.fromEntries(fields), 'Content-Type': contentType }
    const required = known.filter((each) => each.required).map(({ name }) => name)
    // Sometimes without required properties.
    return fc.constantFrom(required, required, required, []).chain((requiredKeys) => fc.record(all, { requiredKeys }))
  }

  private text(schema: Schema): Arbitrary<string> {
    const whole = this.values.sentFor(schema).map((value) => JSON.stringify(value))
    const cut = whole.map((text) => text.slice(0, -1))
    return fc.oneof({ arbitrary: whole, weight: 12 }, { arbitrary: cut, weight: 1 })
  }

  private texts(schema: Schema): Arbitrary<string> {
    const any = fc.string({ unit: 'grapheme', maxLength: 20 })
    const sent = fc.oneof({ arbitrary: this.values.allowedBy(schema).map(String), weight: 6 }, any)
    // A lone surrogate has no encoding in a URL.
    return sent.map((text) => Buffer.from(text).toString())
  }

  private at<T>(ref: string): T {
    const names = ref.slice(2).split('/')
    return names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], this.document) as T
  }
}

const isSendable = (text: string) => /^[\x21-\x7e]+$/.test(text)
const visible = fc.string({ minLength: 1, maxLength: 300 }).filter(isSendable)
