import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** How a body may travel, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants

/** A window of 64 kB: a page is hardly larger, and with the usual one quality nine takes ten times as long. */
const brotli = (quality: number) => ({
  params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 16, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
})

/** At once, for one who waits: half a millisecond for a page. */
export function compressQuickly(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotli(3))
  return encoding === 'gzip' ? gzipSync(body, { level: 4 }) : body
}

/** A quarter smaller, beside other work, for the many who will ask: thirty milliseconds. */
export async function compressWell(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(body, brotli(10))
  return encoding === 'gzip' ? promisify(gzip)(body, { level: 9 }) : body
}
