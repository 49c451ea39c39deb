import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { OpenAPIObject } from '@nestjs/swagger'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

interface Answer {
  headers?: Record<string, unknown>
  content?: Record<string, unknown>
}

interface Template {
  path: string
  pattern: RegExp
}

/** Headers sent only while rate limits are enabled, or when a list continues. */
const NOT_ALWAYS = /^(ratelimit|link$)/
/** Headers with meaning for clients: each must be documented. */
const TELLING = ['etag', 'link', 'location', 'retry-after', 'ratelimit', 'ratelimit-policy', 'allow']

/** OpenAPI document of the application, prepared for lookups: compiling its schemas takes time, so applications share one. */
export class DescribedApi {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true })
  private readonly validators = new Map<string, ValidateFunction>()
  private readonly templates: Template[]
  private readonly document: OpenAPIObject

  constructor(document: OpenAPIObject) {
    addFormats.default(this.ajv)
    this.ajv.addFormat('email', /^[^\s@]+@[^\s@]+$/) // localhost has no dot
    this.document = structuredClone(document)
    closeObjects(this.document.components!.schemas!)
    closeObjects(this.document.paths)
    this.ajv.addSchema(this.document, 'api')
    this.templates = Object.keys(document.paths)
      .sort((one, other) => one.split('{').length - other.split('{').length)
      .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i') }))
  }

  /** Returns the faults of a response, each with its operation; none for a path that the document does not contain. */
  faultsOf(method: string, path: string, response: ServerResponse, body: string): string[] {
    const template = this.find(path, method)
    if (!template) return []
    const place = ['paths', template, method.toLowerCase(), 'responses', String(response.statusCode)]
    const responses = this.document.paths[template]![method.toLowerCase() as 'get']!.responses
    const named = responses[response.statusCode] as Answer | { $ref: string } | undefined
    return this.faultsBeside(named, place, response, body).map(
      (fault) => `${method} ${template} ${response.statusCode}: ${fault}`,
    )
  }

  private faultsBeside(
    named: Answer | { $ref: string } | undefined,
    place: string[],
    response: ServerResponse,
    body: string,
  ): string[] {
    if (!named) return ['is not documented']
    const pointer = '$ref' in named ? named.$ref : `#/${place.map(escapePointer).join('/')}`
    const answer = '$ref' in named ? (this.at(named.$ref) as Answer) : named
    return [...headerFaults(answer, response), ...this.bodyFaults(answer, pointer, response, body)]
  }

  private bodyFaults({ content }: Answer, pointer: string, response: ServerResponse, body: string): string[] {
    if (!content) return body === '' ? [] : ['has a body']
    const [type = ''] = String(response.getHeader('content-type') ?? '').split(';')
    if (!(type in content)) return [`is ${type || 'of no type'}`]
    if (!/json$/.test(type)) return []
    const validate = this.validator(`${pointer}/content/${escapePointer(type)}/schema`)
    if (validate(JSON.parse(body))) return []
    return validate.errors!.map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    )
  }

  private validator(pointer: string): ValidateFunction {
    let validate = this.validators.get(pointer)
    if (!validate) {
      validate = this.ajv.compile({ $ref: `api${pointer}` })
      this.validators.set(pointer, validate)
    }
    return validate
  }

  /** Returns the matching path template; one without parameters takes precedence. */
  private find(path: string, method: string): string | undefined {
    const fitting = this.templates.filter(({ pattern }) => pattern.test(path))
    return fitting.find((each) => method.toLowerCase() in this.document.paths[each.path]!)?.path
  }

  private at(ref: string): unknown {
    return ref
      .split('/')
      .slice(1)
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], this.document)
  }
}

/** Compares the responses of one server to an OpenAPI document. */
export class DocumentedAnswers {
  private faults: string[] = []

  /** @param describe the document, requested when the first response of the API is sent */
  constructor(private readonly describe: () => DescribedApi) {}

  watch(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const [path = ''] = request.url!.split('?')
      if (!/^\/(api|health|metrics)(\/|$)/.test(path)) return
      const body = collect(response)
      response.once('finish', () => {
        this.faults.push(...this.describe().faultsOf(request.method!, path, response, body()))
      })
    })
  }

  /** Returns the faults since the last call. */
  takeFaults(): string[] {
    const { faults } = this
    this.faults = []
    return faults
  }
}

function headerFaults({ headers = {} }: Answer, response: ServerResponse): string[] {
  const documented = Object.keys(headers).map((name) => name.toLowerCase())
  const missing = documented.filter((name) => !response.hasHeader(name) && !NOT_ALWAYS.test(name))
  const isTelling = (name: string) => response.hasHeader(name) && !isAutomatic(name, response)
  const unknown = TELLING.filter((name) => isTelling(name) && !documented.includes(name))
  return [...missing.map((name) => `lacks ${name}`), ...unknown.map((name) => `has ${name}`)]
}

/** Returns whether a header is Express's automatic ETag, which is undocumented for writes. */
function isAutomatic(name: string, response: ServerResponse): boolean {
  return name === 'etag' && String(response.getHeader(name)).startsWith('W/')
}

/** Disallows additional properties: responses may contain only documented ones. */
export function closeObjects(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const schema = value as { type?: unknown; properties?: unknown; additionalProperties?: unknown }
  if (schema.type === 'object' && schema.properties) schema.additionalProperties ??= false
  for (const inner of Object.values(value)) closeObjects(inner)
}

/** Collects the body of a response while it is sent. */
function collect(response: ServerResponse): () => string {
  const chunks: Buffer[] = []
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string))
  }
  for (const name of ['write', 'end'] as const) {
    const send = response[name].bind(response) as (...sent: unknown[]) => unknown
    response[name] = ((...sent: unknown[]) => {
      keep(sent[0])
      return send(...sent)
    }) as never
  }
  return () => Buffer.concat(chunks).toString()
}

function escapePointer(key: string): string {
  return encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1'))
}
