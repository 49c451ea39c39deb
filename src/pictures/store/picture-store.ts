import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { Environment } from '#src/platform/config/environment.js'

const REQUEST_MS = 15_000

/** More than any file that the site stores: the largest has 4.6 megapixels. */
const MAX_OBJECT_BYTES = 16_000_000

/** Object that tells whether the store accepts writes. */
const PROBE = 'probe'

/** Failure of the store; its message contains no secret. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}

/** Store of objects with the API of Amazon S3, addressed by path (Signature Version 4). */
export class PictureStore {
  private readonly client: AwsClient

  /** @param timeoutMs time limit of a request, from the first byte to the last */
  constructor(
    private readonly settings: NonNullable<Environment['pictureStore']>,
    private readonly timeoutMs = REQUEST_MS,
  ) {
    const { keyId: accessKeyId, secret: secretAccessKey, region } = settings
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  }

  /** Stores an object. @throws StoreFailure */
  async put(key: string, bytes: Buffer): Promise<void> {
    const headers = { 'X-Amz-Content-Sha256': sha256Of(bytes).toString('hex') }
    await this.request('PUT', key, { headers, body: new Uint8Array(bytes) })
  }

  /** Returns the bytes of an object. @throws StoreFailure also for bytes with another hash, as of a truncated answer */
  async get(key: string, sha256: Buffer): Promise<Buffer> {
    const bytes = await this.request('GET', key)
    if (!sha256Of(bytes).equals(sha256)) throw new StoreFailure(`GET ${key}: the bytes are not those that were stored`)
    return bytes
  }

  /** Deletes an object, if it exists. @throws StoreFailure */
  async delete(key: string): Promise<void> {
    await this.request('DELETE', key)
  }

  /** Ensures that the store accepts writes. @throws StoreFailure */
  check(): Promise<void> {
    return this.put(PROBE, Buffer.alloc(0))
  }

  private async request(method: string, key: string, init: RequestInit = {}): Promise<Buffer> {
    const signal = AbortSignal.timeout(this.timeoutMs)
    try {
      const signed = await this.client.sign(`${this.settings.url}/${key}`, { ...init, method })
      const response = await fetch(signed, { signal, redirect: 'error' })
      if (!response.ok && !(method === 'DELETE' && response.status === 404)) {
        await response.body?.cancel()
        throw new StoreFailure(`${method} ${key}: status ${response.status}`)
      }
      const bytes = response.body ? await readInTime(response.body, signal) : Buffer.alloc(0)
      if (bytes) return bytes
      throw new StoreFailure(`${method} ${key}: more than ${MAX_OBJECT_BYTES} bytes`)
    } catch (error) {
      if (error instanceof StoreFailure) throw error
      const { name, cause } = error as Error & { cause?: { code?: string } }
      throw new StoreFailure(`${method} ${key}: ${cause?.code ?? name}`, { cause: error })
    }
  }
}

/**
 * Reads a body until the signal aborts, which `fetch` of Node 20 misses once its request is garbage-collected.
 * @returns undefined for a body that is larger than any file of the site, decompressed
 */
async function readInTime(body: NonNullable<Response['body']>, signal: AbortSignal): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  const write = (chunk: Uint8Array) => {
    length += chunk.length
    if (length > MAX_OBJECT_BYTES) throw new RangeError()
    chunks.push(chunk)
  }
  try {
    await body.pipeTo(new WritableStream({ write }), { signal })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
  return Buffer.concat(chunks)
}

export const sha256Of = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
