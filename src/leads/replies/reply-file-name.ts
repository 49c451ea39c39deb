import { MAX_NAME_LENGTH, type ReplyFileType } from '#src/shared/leads/reply-files.js'
import { getLast } from '#src/shared/lookups.js'

const extensions: Record<ReplyFileType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
}

const usual: Record<ReplyFileType, string> = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg', 'image/png': '.png' }

/** Control characters, signs that change the direction of text, unpaired surrogates, and what no file system accepts in names. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu

/** Returns a safe name of a file, without its directory and with the extension of its type. */
export function toReplyFileName(name: string, type: ReplyFileType): string {
  const own = getLast(name.normalize('NFC').split(/[/\\]/)).replace(UNSAFE, ' ')
  const base = own
    .replace(extensions[type], '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${[...base].slice(0, MAX_NAME_LENGTH).join('').trimEnd() || 'file'}${usual[type]}`
}
