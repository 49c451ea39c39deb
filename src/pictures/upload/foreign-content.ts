/** Web pages and PHP programs. XMP and other metadata contain neither. */
const PROGRAM = /<script[\s>/]|<html[\s>]|<!doctype\s+html|<\?php\s/i

/** PDF readers accept a header in the first kilobyte (ISO 32000-1, annex H.3.4.1). */
const PDF_HEADER_WITHIN = 1024

const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1')
/** Size of the end record of an archive without its comment. */
const END_RECORD_SIZE = 22
const LONGEST_COMMENT = 0xffff

/** Checks whether a picture is another kind of file as well: a web page, a program, a PDF or an archive. */
export function hasForeignContent(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-') ||
    endsAsArchive(bytes) ||
    PROGRAM.test(bytes.toString('latin1'))
  )
}

/** Programs find the end record of a ZIP archive by searching back from the end of the file (APPNOTE.TXT 4.3.16). */
function endsAsArchive(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - END_RECORD_SIZE - LONGEST_COMMENT)
  for (let at = bytes.lastIndexOf(END_OF_ARCHIVE); at >= first; at = bytes.lastIndexOf(END_OF_ARCHIVE, at - 1)) {
    const isComplete = at + END_RECORD_SIZE <= bytes.length
    if (isComplete && at + END_RECORD_SIZE + bytes.readUInt16LE(at + 20) <= bytes.length) return true
    if (at === 0) break
  }
  return false
}
