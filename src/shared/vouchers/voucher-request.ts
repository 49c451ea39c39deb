import { contactSender } from '../contact/contact-message.js'
import type { Fields } from '../forms/field.js'
import { location } from '../forms/location.js'
import { LONGEST_SLUG, SLUG } from '../slug.js'

/** Text printed on a voucher, and the buyer's note to staff. */
const voucherWords = {
  recipient: { type: 'text', format: 'name', maxLength: 80, required: 'recipient.required', example: 'Ana' },
  giver: { type: 'text', format: 'name', maxLength: 80, example: 'Marko' },
  greeting: { type: 'text', maxLength: 400, multiline: true, example: 'Sretan rođendan!' },
  note: { type: 'text', maxLength: 1000, multiline: true },
} satisfies Fields

/** Fields in the order of the form. */
export const voucherRequest = {
  item: {
    type: 'text',
    format: 'code',
    maxLength: LONGEST_SLUG,
    required: 'item.required',
    pattern: { of: SLUG, fault: 'item.unknown' },
    example: 'darovni-bon-postupak',
  },
  ...voucherWords,
  location,
  ...contactSender,
} satisfies Fields
