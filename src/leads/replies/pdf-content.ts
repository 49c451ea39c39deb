import { constants, inflateSync } from 'node:zlib'

/** Maximum size of all object streams together, decompressed. */
const MAX_INFLATED_BYTES = 100_000_000

/** Bytes that a stream is decompressed to at first. */
const PEEK_BYTES = 64

/** Names of actions that run programs or send data, of embedded files, and of forms with their own scripts (ISO 32000-2). */
const ACTIVE =
  /\/(?:JavaScript|Launch|Rendition|SubmitForm|ImportData|GoToE|EmbeddedFiles?|FileAttachment|RichMedia|XFA)(?![^\s()<>[\]{}/%])/

/** Filters that writers of object streams do not use; they would hide names from the search. */
const UNUSUAL_FILTER = /\/(?:ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt)(?![^\s()<>[\]{}/%])/

const ENCRYPTED = /\/Encrypt(?![^\s()<>[\]{}/%])/
const OBJECT_STREAM = /\/ObjStm(?![^\s()<>[\]{}/%])/g
const STREAM = />>\s*stream\r?\n/g

/** An object stream begins with pairs of numbers and offsets. */
const NUMBERS = /^\s*\d+\s+\d+\s/

export type PdfFault = 'replyFile.active' | 'replyFile.unreadable'

/**
 * Searches a PDF for active content. It searches names in the whole file and in object streams, also in text and unused objects, so
 * that no reader finds more. Returns undefined for a PDF without any.
 */
export function findPdfFault(bytes: Buffer): PdfFault | undefined {
  const file = bytes.toString('latin1')
  const names = withoutEscapes(file)
  if (ACTIVE.test(names)) return 'replyFile.active'
  if (ENCRYPTED.test(names)) return 'replyFile.unreadable'
  const expected = names.match(OBJECT_STREAM)?.length ?? 0
  if (expected === 0) return undefined
  const found = readObjectStreams(bytes, file)
  if (!found || found.length < expected || UNUSUAL_FILTER.test(names)) return 'replyFile.unreadable'
  return found.some((text) => ACTIVE.test(withoutEscapes(text))) ? 'replyFile.active' : undefined
}

/** Replaces `#4a` in names by its character. */
const withoutEscapes = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_escape, digits: string) => String.fromCharCode(parseInt(digits, 16)))

/** Returns the text of streams that begin as object streams do; undefined for more than the maximum size. */
function readObjectStreams(bytes: Buffer, file: string): string[] | undefined {
  const texts: string[] = []
  let left = MAX_INFLATED_BYTES
  for (const { index, 0: keyword } of file.matchAll(STREAM)) {
    const packed = bytes.subarray(index + keyword.length)
    if (!NUMBERS.test(peek(packed))) continue
    const text = inflate(packed, left)
    if (text === undefined) return undefined
    left -= text.length
    texts.push(text)
  }
  return texts
}

/** Returns the first characters of a compressed stream; none for other content. */
function peek(packed: Buffer): string {
  try {
    const start = packed.subarray(0, 2 * PEEK_BYTES)
    return inflateSync(start, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1', 0, PEEK_BYTES)
  } catch {
    return ''
  }
}

function inflate(packed: Buffer, maxOutputLength: number): string | undefined {
  if (maxOutputLength < 1) return undefined
  try {
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength }).toString('latin1')
  } catch {
    return undefined
  }
}
