import { constants, inflateSync } from 'node:zlib'

/** Maximum size of all object streams together, decompressed. */
const MAX_INFLATED_BYTES = 100_000_000

/** Names of actions that run programs or send data, of embedded files, and of forms with their own scripts (ISO 32000-2). */
const ACTIVE =
  /\/(?:JavaScript|Launch|Rendition|SubmitForm|ImportData|GoToE|EmbeddedFiles?|FileAttachment|RichMedia|XFA)(?![^\s()<>[\]{}/%])/

/** Filters that writers of object streams do not use; they would hide names from the search. */
const UNUSUAL_FILTER = /\/(?:ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt)(?![^\s()<>[\]{}/%])/

const ENCRYPTED = /\/Encrypt(?![^\s()<>[\]{}/%])/
const OBJECT_STREAM = /\/ObjStm(?![^\s()<>[\]{}/%])/g

/**
 * Rest of the dictionary of an object stream, up to its content. It contains no text or comment, which could look like the beginning
 * of another stream.
 */
const DICTIONARY = /(?:(?!stream|\/ObjStm)[\w\s/.+<>[\]-]){0,1000}>>\s{0,10}stream\r?\n/y

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

/** Returns the texts of object streams; undefined if one cannot be read, or for more than the maximum size. */
function readObjectStreams(bytes: Buffer, file: string): string[] | undefined {
  const texts: string[] = []
  let left = MAX_INFLATED_BYTES
  for (const { index, 0: name } of file.matchAll(OBJECT_STREAM)) {
    DICTIONARY.lastIndex = index + name.length
    const text = DICTIONARY.test(file) ? inflate(bytes.subarray(DICTIONARY.lastIndex), left) : undefined
    if (text === undefined || !NUMBERS.test(text)) return undefined
    left -= text.length
    texts.push(text)
  }
  return texts
}

function inflate(packed: Buffer, maxOutputLength: number): string | undefined {
  if (maxOutputLength < 1) return undefined
  try {
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength }).toString('latin1')
  } catch {
    return undefined
  }
}
