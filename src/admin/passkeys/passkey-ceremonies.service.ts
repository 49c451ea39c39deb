import { Injectable, Logger } from '@nestjs/common'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Environment } from '#src/platform/config/environment.js'
import type { Passkey } from './passkey.entity.js'
import type { PasskeyAssertionDto, PasskeyAttestationDto } from './passkey-responses.dto.js'

const RP_NAME = 'Biorezonanca'

/** Time in which a challenge must be signed. */
export const CHALLENGE_MS = 5 * 60_000

/**
 * COSE algorithms of a passkey: EdDSA, ES256 and RS256 (https://www.iana.org/assignments/cose). The library would prefer ML-DSA-44 where
 * Node has it, as an experiment: an older Node could not verify such a passkey.
 */
const ALGORITHMS = [-8, -7, -257]

/** Describes registered credentials to the browser. */
const describe = (passkeys: Passkey[]) => passkeys.map(({ credentialId: id, transports }) => ({ id, transports }))

/**
 * Options and verification of WebAuthn ceremonies. Users are always verified by the authenticator (PIN, fingerprint, face), so that a
 * passkey is two factors. Domain and origin are those of the configured public address, never those of a request.
 */
@Injectable()
export class PasskeyCeremoniesService {
  private readonly logger = new Logger('passkeys')
  private readonly rpID: string
  private readonly origin: string

  constructor({ publicUrl }: Environment) {
    const { hostname, origin } = new URL(publicUrl)
    this.rpID = hostname
    this.origin = origin
  }

  /** Returns the options of a new passkey, with a random challenge. @param present passkeys that the user has */
  async registrationOptions(
    { id, email, name }: SignedInUser,
    present: Passkey[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webAuthn()
    return generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: this.rpID,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      timeout: CHALLENGE_MS,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: describe(present),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  }

  /** Returns the options of a sign-in, with a random challenge. @param allowed passkeys to choose from; any, if there are none */
  async requestOptions(allowed: Passkey[]): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webAuthn()
    return generateAuthenticationOptions({
      rpID: this.rpID,
      timeout: CHALLENGE_MS,
      allowCredentials: describe(allowed),
      userVerification: 'required',
    })
  }

  /** Returns the new credential; null if the response is not valid for the challenge. */
  async verifyRegistration(
    { id, clientDataJSON, attestationObject, transports = [] }: PasskeyAttestationDto,
    expectedChallenge: string,
  ): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'> | null> {
    const { verifyRegistrationResponse } = await webAuthn()
    const verify = async () =>
      verifyRegistrationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON, attestationObject: await withoutStatement(attestationObject) },
        },
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      })
    const { registrationInfo } = await this.orRefusal(verify())
    if (!registrationInfo) return null
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports,
      backedUp: credentialBackedUp,
    }
  }

  /**
   * Returns the state of a passkey after a signature; null if the response is not valid for the challenge. The counter is not
   * compared: only a statement of the database can do that for concurrent requests.
   */
  async verifyAssertion(
    { id, clientDataJSON, authenticatorData, signature }: PasskeyAssertionDto,
    expectedChallenge: string,
    { credentialId, publicKey }: Passkey,
  ): Promise<Pick<Passkey, 'counter' | 'backedUp'> | null> {
    const { verifyAuthenticationResponse } = await webAuthn()
    const { verified, authenticationInfo } = await this.orRefusal(
      verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON, authenticatorData, signature },
        },
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        requireUserVerification: true,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
      }),
    )
    if (!verified || !authenticationInfo) return null
    return { counter: String(authenticationInfo.newCounter), backedUp: authenticationInfo.credentialBackedUp }
  }

  /** The library throws an error for whatever a response lacks. */
  private async orRefusal<T extends { verified: boolean }>(verification: Promise<T>): Promise<Partial<T>> {
    try {
      return await verification
    } catch (error) {
      this.logger.debug(`Response refused: ${(error as Error).message}`)
      return {}
    }
  }
}

/**
 * Removes the statement of an attestation, which is not requested. The library would fetch revocation lists from addresses that
 * certificates of the statement name, also of an authority that nobody trusts.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers')
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const attestation = new Map<string | number, string | Uint8Array | Map<string | number, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  return isoBase64URL.fromBuffer(isoCBOR.encode(attestation))
}

/** Loads the library at the first use: few processes need its parsers of certificates, which take half a second. */
function webAuthn() {
  return import('@simplewebauthn/server')
}
