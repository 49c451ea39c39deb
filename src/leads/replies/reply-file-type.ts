import type { ColourConversion } from '#src/pictures/upload/colour-conversion.js'
import { PictureFault } from '#src/pictures/upload/picture-fault.js'
import { inspectPicture } from '#src/pictures/upload/picture-header.js'
import type { ReplyFileType } from '#src/shared/leads/reply-files.js'
import { findPdfFault, type PdfFault } from './pdf-content.js'

/** Bytes at the end of a PDF within which readers look for its end marker. */
const PDF_END_BYTES = 1024

export type ReplyFileFault = 'replyFile.empty' | 'replyFile.type' | 'replyFile.damaged' | 'replyFile.colours' | PdfFault

/** File that can be sent. A picture has its orientation (EXIF) and how its colours are converted. */
export type ReadReplyFile =
  | { type: Extract<ReplyFileType, 'application/pdf'> }
  | { type: Exclude<ReplyFileType, 'application/pdf'>; orientation: number; colours?: ColourConversion }

/** Returns the media type of a file by its content, or the fault of a file that cannot be sent. Its name is ignored. */
export function readReplyFileType(bytes: Buffer): ReadReplyFile | { fault: ReplyFileFault } {
  if (bytes.length === 0) return { fault: 'replyFile.empty' }
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    if (!bytes.subarray(-PDF_END_BYTES).includes('%%EOF')) return { fault: 'replyFile.damaged' }
    const fault = findPdfFault(bytes)
    return fault ? { fault } : { type: 'application/pdf' }
  }
  try {
    const { type, orientation, colours } = inspectPicture(bytes)
    return isSentPicture(type) ? { type, orientation, colours } : { fault: 'replyFile.type' }
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    if (error.code === 'picture.cmyk' || error.code === 'picture.profile') return { fault: 'replyFile.colours' }
    return { fault: error.code === 'picture.damaged' ? 'replyFile.damaged' : 'replyFile.type' }
  }
}

const isSentPicture = (type: string) => type === 'image/jpeg' || type === 'image/png'
