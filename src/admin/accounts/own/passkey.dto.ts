import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { passkeyName } from '#src/shared/admin/accounts.js'
import { PasskeyAttestationDto } from '../../passkeys/passkey-responses.dto.js'

export class PasskeyDto extends WithProperties({
  id: is.uuid(),
  name: is.typed(passkeyName.name, { example: 'Ana’s phone' }),
  backedUp: is.flag('True if a password manager has a copy.'),
  createdAt: is.time(),
  lastUsedAt: is.nullableTime(),
}) {}

export class PasskeysDto extends WithProperties({
  items: is.list(PasskeyDto, 'Passkeys, oldest first.'),
}) {}

/** New name of a passkey. */
export class RenamePasskeyDto extends WithFields(Object, passkeyName) {}

/** New passkey with its name. */
export class AddPasskeyDto extends WithFields(PasskeyAttestationDto, passkeyName) {}
