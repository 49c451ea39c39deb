import { inspectPicture } from '#src/pictures/upload/picture-header.js'
import { PictureFault } from '#src/pictures/upload/picture-fault.js'
import { type ReplyFileType, replyFileTypes } from '#src/shared/leads/reply-files.js'

/** Bytes at the end of a PDF within which readers look for its end marker. */
const PDF_END_BYTES = 1024

export type ReplyFileFault = 'replyFile.empty' | 'replyFile.type' | 'replyFile.damaged'

/** Returns the media type of a file by its content, or the fault of a file that cannot be sent. Its name is ignored. */
export function readReplyFileType(bytes: Buffer): { type: ReplyFileType } | { fault: ReplyFileFault } {
  if (bytes.length === 0) return { fault: 'replyFile.empty' }
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    const isWhole = bytes.subarray(-PDF_END_BYTES).includes('%%EOF')
    return isWhole ? { type: 'application/pdf' } : { fault: 'replyFile.damaged' }
  }
  try {
    const { type } = inspectPicture(bytes)
    return isSent(type) ? { type } : { fault: 'replyFile.type' }
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    return { fault: error.code === 'picture.damaged' ? 'replyFile.damaged' : 'replyFile.type' }
  }
}

const isSent = (type: string): type is ReplyFileType => (replyFileTypes as readonly string[]).includes(type)
