import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { voucherRequest } from '#src/shared/vouchers/voucher-request.js'

export class VoucherRequestDto extends WithFields(SpamFieldsDto, voucherRequest, {
  item: 'Slug of a shop item, except free items and the franchise.',
  recipient: 'Name of the recipient, printed on the voucher.',
  giver: 'Name of the giver, printed on the voucher.',
  greeting: 'Greeting printed on the voucher.',
  note: 'Note to staff, not printed.',
  location: 'Slug of the location where it can be redeemed; any location by default.',
  name: 'Name of the buyer.',
}) {}
