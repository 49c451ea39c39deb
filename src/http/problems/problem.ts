import { HttpException } from '@nestjs/common'
import { isDatabaseUnavailable } from '../../database/unavailable.js'

const RETRY_AFTER_SECONDS = 5

/** A field the sender must mend. */
export interface FieldFault {
  field: string
  /** Stable name of what is wrong, such as `email.invalid`; its words are the `validation` text of that key. */
  code: string
  /** What fills the placeholders of those words. */
  args?: Record<string, string | number>
}

export interface ProblemOptions {
  status: number
  /** Stable, for programs: `newsletter.already_subscribed`. */
  code: string
  /** Key of `{ title, detail }` in the `problem` texts. */
  text: string
  args?: Record<string, unknown>
  errors?: FieldFault[]
  headers?: Record<string, string>
  /** What went wrong inside; for the log. */
  cause?: unknown
}

/** An error as RFC 9457 describes it. Its words are chosen when it is answered, in the request's language. */
export class Problem extends HttpException {
  readonly code: string
  readonly text: string
  readonly args: Record<string, unknown>
  readonly errors: FieldFault[]
  readonly headers: Record<string, string>

  constructor({ status, code, text, args = {}, errors = [], headers = {}, cause }: ProblemOptions) {
    super(code, status, { cause })
    this.code = code
    this.text = text
    this.args = args
    this.errors = errors
    this.headers = headers
  }

  static validation(errors: FieldFault[]): Problem {
    return new Problem({ status: 422, code: 'validation', text: 'validation', errors })
  }

  static malformedJson(): Problem {
    return new Problem({ status: 400, code: 'malformed_json', text: 'malformedJson' })
  }

  static crossOrigin(): Problem {
    return new Problem({ status: 403, code: 'cross_origin', text: 'crossOrigin' })
  }

  static unsupportedMediaType(): Problem {
    return new Problem({ status: 415, code: 'unsupported_media_type', text: 'unsupportedMediaType' })
  }

  static methodNotAllowed(allowed: string[]): Problem {
    const headers = { Allow: allowed.join(', ') }
    return new Problem({ status: 405, code: 'method_not_allowed', text: 'methodNotAllowed', headers })
  }

  /** @param seconds until the next try is welcome */
  static tooManyRequests(scope: string, seconds: number): Problem {
    return new Problem({
      status: 429,
      code: `${scope}.too_many_requests`,
      text: 'tooManyRequests',
      args: { seconds },
      headers: { 'Retry-After': String(seconds) },
    })
  }

  /** What it takes to answer is missing for a while: the database, as a rule. */
  static unavailable(cause?: unknown): Problem {
    const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) }
    return new Problem({ status: 503, code: 'unavailable', text: 'unavailable', headers, cause })
  }
}

const wellKnown: Record<number, Pick<ProblemOptions, 'code' | 'text'>> = {
  400: { code: 'bad_request', text: 'badRequest' },
  401: { code: 'unauthorized', text: 'unauthorized' },
  403: { code: 'forbidden', text: 'forbidden' },
  404: { code: 'not_found', text: 'notFound' },
  413: { code: 'payload_too_large', text: 'payloadTooLarge' },
  415: { code: 'unsupported_media_type', text: 'unsupportedMediaType' },
}

/** Any thrown value as a problem: Nest's exceptions, the body parser's errors, and what nobody expected (500). */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseUnavailable(error)) return Problem.unavailable(error)
  const status = statusOf(error)
  const known = wellKnown[status]
  if (known) return new Problem({ status, ...known })
  if (status >= 400 && status < 500) return new Problem({ status, code: 'bad_request', text: 'badRequest' })
  return new Problem({ status: 500, code: 'internal', text: 'internal' })
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus()
  if (error instanceof URIError) return 400
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : 500
}
