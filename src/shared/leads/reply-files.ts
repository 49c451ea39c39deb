/** Media types of files that staff can send. */
export const replyFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const

export type ReplyFileType = (typeof replyFileTypes)[number]

/** Maximum size of all files of a reply, in bytes. */
export const MAX_REPLY_FILES_BYTES = 10_000_000

/** Maximum number of files of a reply. */
export const MAX_REPLY_FILES = 10

/** Maximum length of the name of a file, without its extension of four characters. */
export const MAX_NAME_LENGTH = 100
