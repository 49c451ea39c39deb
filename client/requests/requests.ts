import type { QueryFunctionContext } from '@tanstack/react-query'
import { CHALLENGE_HEADER } from '../../src/shared/forms/proof-of-work'
import { type Address, type AnyAddress, fillIn } from './api-address'
import type { AnswerOf, BodyOf, PathOf, WriteMethod } from '../documented'

const READ_ABORTED_AFTER_MS = 5000
/** Longer than the server takes to say that it cannot. */
const WRITE_ABORTED_AFTER_MS = 20_000

/** An answer that is not a success; its message is `status: body`, or `status: status text` without a body. */
export class RequestError extends Error {
  readonly status: number
  /** Seconds until the next try is welcome, where the server says so. */
  readonly retryAfter?: number
  /** What has to be proven before the request is taken. */
  readonly challenge?: string

  constructor(
    { status, statusText, headers }: Response,
    readonly body: string,
  ) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.retryAfter = Number(headers.get('Retry-After')) || undefined
    this.challenge = headers.get(CHALLENGE_HEADER) ?? undefined
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    /** The path to read, then whatever else the answer depends on, such as the language. */
    queryKey: readonly [path: PathOf<'GET'>, ...dependencies: string[]]
  }
}

/** Reads the JSON at the path in the query's key; to a visitor who is not signed in, 401 is an error. */
export async function read<P extends PathOf<'GET'>>(context: QueryFunctionContext): Promise<AnswerOf<'GET', P>> {
  return unpack<AnswerOf<'GET', P>>(await get(context))
}

/** The same, where a visitor who is not signed in has nothing to read: 401 is an empty result. */
export async function readIfSignedIn<P extends PathOf<'GET'>>(
  context: QueryFunctionContext,
): Promise<AnswerOf<'GET', P> | null> {
  const response = await get(context)
  return response.status === 401 ? null : unpack<AnswerOf<'GET', P>>(response)
}

/** What the API's document has, and nothing else, can be written. */
export type Write<M extends WriteMethod, P extends PathOf<M>> = Address<P> & {
  method: M
  /** Lets the server answer a repetition as it answered the first. */
  idempotencyKey?: string
  /** What was seen, where the server is to refuse if it has changed since. */
  ifMatch?: string
} & (undefined extends BodyOf<M, P> ? { body?: undefined } : { body: BodyOf<M, P> })

export interface AnyWrite extends AnyAddress {
  method: WriteMethod
  idempotencyKey?: string
  ifMatch?: string
  body?: object
}

/**
 * Writes once; resolves to the answer's JSON, or to null where it has none.
 * @throws DOMException `TimeoutError` where no answer comes: it may have been written all the same
 */
export function write<M extends WriteMethod, P extends PathOf<M>>(request: Write<M, P>): Promise<AnswerOf<M, P>>
export async function write({ method, body, idempotencyKey, ifMatch, ...address }: AnyWrite): Promise<unknown> {
  const headers = new Headers()
  if (body) headers.set('Content-Type', 'application/json')
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  if (ifMatch) headers.set('If-Match', ifMatch)
  const response = await fetch(fillIn(address), {
    method,
    credentials: 'include',
    headers,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(WRITE_ABORTED_AFTER_MS),
  })
  return unpack(response)
}

function get({ queryKey: [path], signal }: QueryFunctionContext): Promise<Response> {
  return fetch(path, {
    credentials: 'include',
    headers: { 'Cache-Control': 'max-age=300' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(READ_ABORTED_AFTER_MS)]),
  })
}

async function unpack<T>(response: Response): Promise<T> {
  const body = await response.text()
  if (!response.ok) throw new RequestError(response, body)
  return (body ? JSON.parse(body) : null) as T
}
