import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** Supported encodings, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants

/**
 * Brotli with a window of 64 kB: pages are hardly larger, and with the default window quality nine takes ten times as
 * long.
 */
const brotli = (quality: number) => ({
  params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 16, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
})

/** Compresses fast, while a request waits: half a millisecond for a page. */
export function compressQuickly(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotli(3))
  return encoding === 'gzip' ? gzipSync(body, { level: 4 }) : body
}

/** Compresses a quarter smaller, in the background, for cached pages: thirty milliseconds. */
export async function compressWell(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(body, brotli(10))
  return encoding === 'gzip' ? promisify(gzip)(body, { level: 9 }) : body
}
