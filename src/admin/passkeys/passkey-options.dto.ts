import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

const object = { type: 'object', additionalProperties: true } as const

export class PasskeyCreationDto extends WithProperties({
  options: is.property<PublicKeyCredentialCreationOptionsJSON>({
    ...object,
    description: 'Options of the Web Authentication API, `PublicKeyCredentialCreationOptionsJSON`.',
  }),
}) {}

export class PasskeyRequestDto extends WithProperties({
  options: is.property<PublicKeyCredentialRequestOptionsJSON>({
    ...object,
    description: 'Options of the Web Authentication API, `PublicKeyCredentialRequestOptionsJSON`.',
  }),
}) {}
