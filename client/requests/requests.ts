import type { QueryFunctionContext } from '@tanstack/react-query'
import type { AnswerOf, BodyOf, PathOf, WriteMethod } from '#client/documented'
import { CHALLENGE_HEADER } from '#src/shared/forms/proof-of-work'
import { type Address, type AnyAddress, fillIn } from './api-address'
import { confirmFor } from './confirmation'

const READ_ABORTED_AFTER_MS = 5000
/** Longer than the server's own time limit. */
const WRITE_ABORTED_AFTER_MS = 20_000

/** Unsuccessful response; its message is `status: body`, or `status: status text` without a body. */
export class RequestError extends Error {
  readonly status: number
  /** Seconds to wait before a retry, from the Retry-After header. */
  readonly retryAfter?: number
  /** Proof-of-work challenge to solve before the request is accepted. */
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
    /** API path, then other values the response depends on, such as the language. */
    queryKey: readonly [path: PathOf<'GET'>, ...dependencies: string[]]
  }
}

/** Reads JSON from the path in the query key. */
export function read<P extends PathOf<'GET'>>({ queryKey: [path], signal }: QueryFunctionContext) {
  return get<AnswerOf<'GET', P>>(path, signal)
}

/** Reads JSON from a path with a query. */
export function readList<P extends PathOf<'GET'>>(path: P, query: Record<string, string>) {
  return get<AnswerOf<'GET', P>>(`${path}?${new URLSearchParams(query).toString()}`)
}

/** Reads JSON from an address with parameters. */
export function readAt<P extends PathOf<'GET'>>(address: Address<P>) {
  return get<AnswerOf<'GET', P>>(fillIn(address as AnyAddress))
}

/** Optional mode of reads: resolves to null instead of failing with 401. */
export async function nullIfSignedOut<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null
    throw error
  }
}

/** Write request, limited to the routes of the OpenAPI document. */
export type Write<M extends WriteMethod, P extends PathOf<M>> = Address<P> & {
  method: M
  /** Idempotency-Key: the server answers a repeated request with the first response. */
  idempotencyKey?: string
  /** ETag of the version seen, for optimistic locking. */
  ifMatch?: string
  query?: Record<string, string>
} & (undefined extends BodyOf<M, P> ? { body?: undefined } : { body: BodyOf<M, P> })

export interface AnyWrite extends AnyAddress {
  method: WriteMethod
  idempotencyKey?: string
  ifMatch?: string
  query?: Record<string, string>
  body?: object
}

/**
 * Writes once, again only after the user has confirmed the sign-in; resolves to the JSON response, or to null if it is empty.
 * @throws DOMException `TimeoutError` without a response: the write may still have succeeded
 */
export function write<M extends WriteMethod, P extends PathOf<M>>(request: Write<M, P>): Promise<AnswerOf<M, P>>
export async function write({ method, body, idempotencyKey, ifMatch, query, ...address }: AnyWrite): Promise<unknown> {
  const headers = new Headers()
  if (body) headers.set('Content-Type', 'application/json')
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  if (ifMatch) headers.set('If-Match', ifMatch)
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  const send = () =>
    fetch(fillIn(address) + search, {
      method,
      credentials: 'include',
      headers,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(WRITE_ABORTED_AFTER_MS),
    })
  const response = await send()
  return unpack((await confirmFor(response)) ? await send() : response)
}

async function get<T>(url: string, signal?: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(READ_ABORTED_AFTER_MS)
  const response = await fetch(url, {
    credentials: 'include',
    headers: { 'Cache-Control': 'max-age=300' },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  return unpack(response)
}

async function unpack<T>(response: Response): Promise<T> {
  const body = await response.text()
  if (!response.ok) throw new RequestError(response, body)
  return (body ? JSON.parse(body) : null) as T
}
