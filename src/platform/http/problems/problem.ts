import { HttpException } from '@nestjs/common'
import { isTimeTaken } from '../../database/time-taken.js'
import { isDatabaseUnavailable } from '../../database/unavailable.js'
import type { ProblemDto } from './problem.dto.js'
import { type ProblemCode, problemTypes } from './problem-types.js'

const RETRY_AFTER_SECONDS = 5

/** Invalid field of a request. */
export interface FieldFault {
  field: string
  /** Stable code, such as `email.invalid`; its message is the text with that key in `validation` or `admin-validation`. */
  code: string
  /** Values of the placeholders in the message. */
  args?: Record<string, string | number>
}

export interface ProblemOptions {
  code: ProblemCode
  /** Values of the placeholders in the detail. */
  args?: Record<string, unknown>
  errors?: FieldFault[]
  /** Name of the exceeded limit. */
  limit?: string
  headers?: Record<string, string>
  /** Further members of the document (RFC 9457, extension members). */
  members?: Pick<ProblemDto, 'alternatives'>
  /** Internal cause, for the log. */
  cause?: unknown
}

/** Problem details (RFC 9457). Title and detail are rendered with the response, in the request's language. */
export class Problem extends HttpException {
  readonly code: ProblemCode
  readonly args: Record<string, unknown>
  readonly errors: FieldFault[]
  readonly limit: string | undefined
  readonly headers: Record<string, string>
  readonly members: Pick<ProblemDto, 'alternatives'>

  constructor({ code, args = {}, errors = [], limit, headers = {}, members = {}, cause }: ProblemOptions) {
    super(code, problemTypes[code].status, { cause })
    this.code = code
    this.args = args
    this.errors = errors
    this.limit = limit
    this.headers = headers
    this.members = members
  }

  static validation(errors: FieldFault[]): Problem {
    return new Problem({ code: 'validation', errors })
  }

  static malformedJson(): Problem {
    return new Problem({ code: 'malformed_json' })
  }

  static crossOrigin(): Problem {
    return new Problem({ code: 'cross_origin' })
  }

  static unsupportedMediaType(): Problem {
    return new Problem({ code: 'unsupported_media_type' })
  }

  static methodNotAllowed(allowed: string[]): Problem {
    return new Problem({ code: 'method_not_allowed', headers: { Allow: allowed.join(', ') } })
  }

  /** @param seconds until a retry is allowed */
  static tooManyRequests(limit: string, seconds: number): Problem {
    return new Problem({
      code: 'too_many_requests',
      args: { seconds },
      limit,
      headers: { 'Retry-After': String(seconds) },
    })
  }

  /** Creates a 503: a required service, usually the database, is temporarily unavailable. */
  static unavailable(cause?: unknown): Problem {
    return new Problem({ code: 'unavailable', headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) }, cause })
  }
}

const wellKnown = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
} as const satisfies Record<number, ProblemCode>

/**
 * Converts any thrown value to a problem: Nest's exceptions, errors of the body parser, and unexpected errors (500).
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseUnavailable(error)) return Problem.unavailable(error)
  if (isTimeTaken(error)) return new Problem({ code: 'booking.taken', cause: error })
  const status = statusOf(error)
  if (isWellKnown(status)) return new Problem({ code: wellKnown[status] })
  return new Problem({ code: status >= 400 && status < 500 ? 'bad_request' : 'internal' })
}

const isWellKnown = (status: number): status is keyof typeof wellKnown => status in wellKnown

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus()
  if (error instanceof URIError) return 400
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : 500
}
