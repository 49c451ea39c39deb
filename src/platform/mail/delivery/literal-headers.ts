import type { Mailbox } from '../../settings/mailbox.js'
import type { Letter } from '../letter.js'

/**
 * Returns a letter whose headers show text that looks like an encoded word (RFC 2047) as it was typed. nodemailer encodes
 * only text with characters outside ASCII, so a zero-width space makes it encode this text, too.
 */
export function withLiteralHeaders(letter: Letter): Letter {
  const { subject, from, replyTo } = letter
  return { ...letter, subject: literal(subject), from: withLiteralName(from), replyTo: withLiteralName(replyTo) }
}

const literal = (text: string) => text.replaceAll('=?', '=\u200b?')

const withLiteralName = (mailbox?: Mailbox) => mailbox && { ...mailbox, name: literal(mailbox.name) }
