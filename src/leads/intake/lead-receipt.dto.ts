import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Receipt of a stored lead for its sender. */
export class LeadReceiptDto extends WithProperties({
  id: is.uuid(),
  receivedAt: is.time(),
}) {}
