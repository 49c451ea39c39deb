import { faultOfTable } from './read-table.js'

/** Control characters that no text contains. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const BINARY = /[\x00-\x08\x0e-\x1f\x7f-\x9f]/

/**
 * Decodes a table by its bytes: UTF-8 or UTF-16 with a byte order mark, else UTF-8, else Windows-1250, in which Excel saves
 * Croatian CSV files.
 * @throws Problem 422 for a file that is empty or no text
 */
export function decodeTable(bytes: Buffer): string {
  if (bytes.length === 0) throw faultOfTable('csv.empty')
  const text = decode(bytes)
  if (BINARY.test(text)) throw faultOfTable('csv.notText')
  return text
}

function decode(bytes: Buffer): string {
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0
  if (mark === 0xfffe || mark === 0xfeff)
    return new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
