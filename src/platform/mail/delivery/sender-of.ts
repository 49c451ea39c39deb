import type { Mailbox } from '../../settings/mailbox.js'
import type { Letter } from '../letter.js'

/**
 * Returns the sender of a letter. Its own address is used only in the domain of the usual one, whose SPF and DKIM records apply, and only
 * once: a mail server may refuse it, and accepts the usual one.
 * @param attempts number of attempts, from 1
 */
export function senderOf({ from }: Pick<Letter, 'from'>, usual: Mailbox, attempts: number): Mailbox {
  if (!from) return usual
  const hasOwnAddress = attempts === 1 && domainOf(from) === domainOf(usual)
  return { name: from.name, address: hasOwnAddress ? from.address : usual.address }
}

const domainOf = ({ address }: Mailbox) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
