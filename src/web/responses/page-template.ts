import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import Negotiator from 'negotiator'
import { requireValue } from '#src/shared/lookups.js'
import type { RenderedPage } from '../pages/page-renderer.service.js'

/** Header of a gzip file without name and time (RFC 1952), and the empty last block of its content (RFC 1951). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const LAST_BLOCK = Buffer.from([3, 0])

/** Text as bytes, plain and as compressed blocks that others may follow. */
interface Part {
  plain: Buffer
  deflated: Buffer
  /** Returns the checksum (CRC-32) of a text followed by this one. */
  addTo: (checksum: number) => number
}

/** Page with placeholders. Its fixed text is encoded and compressed once, so that each filled page costs little. */
export class PageTemplate {
  /** Fixed texts, and between them the names of placeholders. */
  private readonly parts: (Part | string)[]

  constructor(
    private readonly page: RenderedPage,
    private readonly headers: Record<string, string>,
    placeholders: string[],
  ) {
    const texts = page.body.split(new RegExp(`(${placeholders.join('|')})`))
    this.parts = texts.map((text, index) => (index % 2 === 1 ? text : fixed(text)))
  }

  /** @param values texts by placeholder, which need no escaping */
  send(values: Record<string, string>, request: IncomingMessage, response: ServerResponse): void {
    const parts = this.parts.map((part) =>
      typeof part === 'string' ? inserted(requireValue(values[part], part)) : part,
    )
    const zipped = new Negotiator(request).encodings().includes('gzip')
    const chunks = zipped ? gzip(parts) : parts.map(({ plain }) => plain)
    response.writeHead(this.page.status, {
      ...this.headers,
      'Cache-Control': 'no-store',
      'Content-Type': this.page.contentType,
      'Content-Length': chunks.reduce((sum, { length }) => sum + length, 0),
      ...(zipped && { 'Content-Encoding': 'gzip' }),
    })
    if (request.method !== 'HEAD') {
      response.cork() // until the end: one system call, without copying the fixed texts
      for (const chunk of chunks) response.write(chunk)
    }
    response.end()
  }
}

function fixed(text: string): Part {
  const plain = Buffer.from(text)
  const deflated = deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return { plain, deflated, addTo: checksumAfter(plain) }
}

/**
 * Returns a function that adds a text to a checksum without reading the text again. With a fixed text, the checksum is an
 * affine function of the one before, over bits: its value for 0 and for each single bit gives all others.
 */
function checksumAfter(plain: Buffer): Part['addTo'] {
  const ofZero = checksumOf(plain, 0)
  const bits = Uint32Array.from({ length: 32 }, (_, bit) => checksumOf(plain, (1 << bit) >>> 0) ^ ofZero)
  return (before) => {
    let checksum = ofZero
    for (let bit = 0; bit < 32; bit++) if ((before >>> bit) & 1) checksum ^= bits[bit]!
    return checksum >>> 0
  }
}

/** Returns a short text as an uncompressed block. */
function inserted(text: string): Part {
  const plain = Buffer.from(text)
  const head = Buffer.alloc(5)
  head.writeUInt16LE(plain.length, 1)
  head.writeUInt16LE(0xffff - plain.length, 3)
  return { plain, deflated: Buffer.concat([head, plain]), addTo: (checksum) => checksumOf(plain, checksum) }
}

/** Adds bytes to a checksum; Node returns 0 for no bytes. */
const checksumOf = (plain: Buffer, before: number) => (plain.length > 0 ? crc32(plain, before) : before)

function gzip(parts: Part[]): Buffer[] {
  const trailer = Buffer.alloc(8)
  let checksum = 0
  let length = 0
  for (const { plain, addTo } of parts) {
    checksum = addTo(checksum)
    length += plain.length
  }
  trailer.writeUInt32LE(checksum)
  trailer.writeUInt32LE(length, 4)
  return [GZIP_HEADER, ...parts.map(({ deflated }) => deflated), LAST_BLOCK, trailer]
}
