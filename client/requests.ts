const ABORTED_AFTER_MS = 5000
const FRESH_MS = 5 * 60_000
const RETRY_AFTER_MS = 1000

/** An answer that is not a success; its message is `status: body`, or `status: status text` without a body (REQ-2). */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    statusText: string,
    readonly body: string,
  ) {
    super(`${status}: ${body || statusText}`)
  }
}

interface ReadOptions {
  /** What a visitor who is not signed in gets: an error, or an empty result. */
  on401?: 'error' | 'empty'
}

const reads = new Map<string, { at: number; result: Promise<unknown> }>()

/** Reads JSON; an answer stays fresh for five minutes, a failed request is repeated once (REQ-1). */
export function read<T>(path: string, { on401 = 'error' }: ReadOptions = {}): Promise<T | null> {
  const known = reads.get(path)
  if (known && Date.now() - known.at < FRESH_MS) return known.result as Promise<T>
  const result = get(path, on401).catch(() => retry(path, on401))
  reads.set(path, { at: Date.now(), result })
  result.catch(() => reads.delete(path))
  return result as Promise<T | null>
}

/** Forgets every answer kept, for instance when the language has changed. */
export function forgetReads(): void {
  reads.clear()
}

/** Writes once, never repeated by itself; resolves to the answer's JSON. */
export async function write<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T | null> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: body ? { 'Content-Type': 'application/json', ...headers } : headers,
    body: body && JSON.stringify(body),
  })
  return unpack<T>(response)
}

async function get(path: string, on401: 'error' | 'empty'): Promise<unknown> {
  const response = await fetch(path, {
    credentials: 'include',
    headers: { 'Cache-Control': 'max-age=300' },
    signal: AbortSignal.timeout(ABORTED_AFTER_MS),
  })
  return response.status === 401 && on401 === 'empty' ? null : unpack(response)
}

/** Offline, the second try waits for the network. */
async function retry(path: string, on401: 'error' | 'empty'): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  return get(path, on401)
}

async function unpack<T>(response: Response): Promise<T | null> {
  const body = await response.text()
  if (!response.ok) throw new RequestError(response.status, response.statusText, body)
  return body ? (JSON.parse(body) as T) : null
}
