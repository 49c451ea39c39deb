import { constants, inflateSync } from 'node:zlib'

/** Maximum size of all object streams together, decompressed. */
const MAX_INFLATED_BYTES = 50_000_000

/** Maximum number of compressed streams; a page has two or three. */
const MAX_STREAMS = 5000

/** Maximum length of the dictionary of a stream that is not an object stream. */
const MAX_DICTIONARY_LENGTH = 10_000

/** Bytes of a stream that are decompressed at first: more than the codes at the beginning of a compressed block. */
const PEEK_BYTES = 1024

/** Names of actions that run programs or send data, of embedded files, and of forms with their own scripts (ISO 32000-2). */
const ACTIVE =
  /\/(?:JavaScript|Launch|Rendition|SubmitForm|ImportData|GoToE|EmbeddedFiles?|FileAttachment|RichMedia|XFA)(?![^\s()<>[\]{}/%])/

/** Filters, and their short names, that writers of object streams do not use; they would hide names from the search. */
const UNUSUAL_FILTER =
  /\/(?:ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt|AHx|A85|LZW|RL)(?![^\s()<>[\]{}/%])/

/** Code of `#`, before the two digits of a character in a name. */
const ESCAPE = 0x23

const ENCRYPTED = /\/Encrypt(?![^\s()<>[\]{}/%])/
const OBJECT_STREAM = /\/ObjStm(?![^\s()<>[\]{}/%])/g
const STREAM = /(?<!end)stream(?:\r\n|\n|\r)/g

/** Object streams are found through these (ISO 32000-2, 7.5.8). */
const OBJECTS_IN_STREAMS = /\/(?:ObjStm|XRef)(?![^\s()<>[\]{}/%])/

/** An object stream begins with numbers, after white space and comments. */
const NUMBERS = /^(?:[\s\0]|%[^\r\n]*[\r\n])*[+-]?\d/

/** Highest number with which the rows of a predictor begin (PNG); these hide the names in an object stream. */
const LAST_PREDICTOR = 4

/** Entry that every object stream has. */
const FIRST = /\/First(?![^\s()<>[\]{}/%])/

export type PdfFault = 'replyFile.active' | 'replyFile.unreadable'

/**
 * Searches a PDF for active content. It searches names in the whole file and in all streams that can be object streams, whatever their
 * dictionaries say, also in text and unused objects, so that no reader finds more. Returns undefined for a PDF without any.
 */
export function findPdfFault(bytes: Buffer): PdfFault | undefined {
  const file = bytes.toString('latin1')
  const names = withoutEscapes(bytes)
  if (ACTIVE.test(names)) return 'replyFile.active'
  if (ENCRYPTED.test(names)) return 'replyFile.unreadable'
  if (OBJECTS_IN_STREAMS.test(names) && UNUSUAL_FILTER.test(names)) return 'replyFile.unreadable'
  let expected = 0
  for (const _ of names.matchAll(OBJECT_STREAM)) if (++expected > MAX_STREAMS) return 'replyFile.unreadable'
  const found = readObjectStreams(bytes, file)
  if (!found || found.length < expected) return 'replyFile.unreadable'
  return found.some((stream) => ACTIVE.test(withoutEscapes(stream))) ? 'replyFile.active' : undefined
}

/** Returns the text with each `#4a` replaced by its character, as in names. A regular expression would take seconds for a hostile file. */
function withoutEscapes(bytes: Buffer): string {
  const text = Buffer.alloc(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const high = bytes[at] === ESCAPE ? digitOf(bytes[at + 1]) : -1
    const low = high < 0 ? -1 : digitOf(bytes[at + 2])
    text[length++] = low < 0 ? bytes[at]! : 16 * high + low
    if (low >= 0) at += 2
  }
  return text.toString('latin1', 0, length)
}

/** Returns the value of a hexadecimal digit; -1 for any other character. */
function digitOf(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : -1
}

/** Returns streams that begin as object streams do; undefined for more than the maximum size or number, and for an unreadable one. */
function readObjectStreams(bytes: Buffer, file: string): Buffer[] | undefined {
  const streams: Buffer[] = []
  let left = MAX_INFLATED_BYTES
  let compressed = 0
  for (const { index, 0: keyword } of file.matchAll(STREAM)) {
    const packed = bytes.subarray(index + keyword.length)
    if (!isCompressed(packed)) continue
    if (++compressed > MAX_STREAMS) return undefined
    const start = peek(packed)
    if (isEncodedAgain(start) && mayBeObjectStream(file, index)) return undefined
    if (!NUMBERS.test(start)) continue
    const stream = inflate(packed, left)
    if (stream === undefined) return undefined
    left -= stream.length
    streams.push(stream)
  }
  return streams
}

/** Checks for the header of a compressed stream (RFC 1950, 2.2). */
function isCompressed(packed: Buffer): boolean {
  return packed.length > 2 && (packed[0]! & 0x0f) === 8 && packed.readUInt16BE(0) % 31 === 0
}

/** Checks whether decompressed content begins with a row of a predictor, or is compressed again. */
const isEncodedAgain = (start: string) =>
  start.charCodeAt(0) <= LAST_PREDICTOR || isCompressed(Buffer.from(start, 'latin1'))

/** Checks the dictionary before a stream. One with a comment or a part of a string may begin earlier than it seems. */
function mayBeObjectStream(file: string, end: number): boolean {
  const dictionary = file.slice(file.lastIndexOf('endobj', end) + 1, end)
  if (dictionary.length > MAX_DICTIONARY_LENGTH) return true
  const isWhole = !dictionary.includes('%') && dictionary.split('(').length === dictionary.split(')').length
  return !isWhole || FIRST.test(withoutEscapes(Buffer.from(dictionary, 'latin1')))
}

/** Returns the first characters of a compressed stream; none for other content. */
function peek(packed: Buffer): string {
  try {
    return inflateSync(packed.subarray(0, PEEK_BYTES), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
  } catch {
    return ''
  }
}

function inflate(packed: Buffer, maxOutputLength: number): Buffer | undefined {
  if (maxOutputLength < 1) return undefined
  try {
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength })
  } catch {
    return undefined
  }
}
