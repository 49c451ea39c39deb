import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { shownName } from '#src/shared/admin/accounts.js'
import { standingAccessKinds } from '#src/shared/admin/standing-access.js'

/** Access to data that lasts without a session, with its owner. */
export class StandingAccessDto extends WithProperties({
  kind: is.choice(standingAccessKinds),
  id: is.text('Id within the kind.'),
  name: is.text('Name of the key, host of the webhook, or name of the therapist; empty for the sheet.'),
  ownerId: is.text({ format: 'uuid', nullable: true }),
  owner: is.nullableTyped(shownName),
  isOwnerEntitled: is.flag('False if the owner is unknown, disabled, or could no longer create it.'),
  canBeHandedOver: is.flag('True if another administrator can become the owner.'),
  createdAt: is.time(),
  lastUsedAt: is.nullableTime('Time of the last use; null if never used.'),
  expiresAt: is.nullableTime('Time at which it ends by itself; null if never.'),
}) {}
