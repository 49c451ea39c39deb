import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { certifyAndroidKey } from './certificates.js'
import { type Agent, owner } from './staff.js'

/** Origin and domain of a site under test. */
const ORIGIN = 'http://localhost:3000'
const DOMAIN = 'localhost'

const USER_PRESENT = 1
const USER_VERIFIED = 4
const ATTESTED = 64

/** Deviations of an attacker or another authenticator. */
interface Deviations {
  origin?: string
  domain?: string
  challenge?: string
  userVerified?: boolean
  /** Count of signatures, in place of the next one. */
  counter?: number
  /** Address of the revocation list in the certificate of an Android device, in place of no attestation. */
  revocationList?: string
}

/** Returns bytes in CBOR. */
const cborBytes = (bytes: Buffer) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([Buffer.from('59', 'hex'), length, bytes])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** Authenticator with one passkey (ES256), whose responses have the form of the API. */
export class SoftwarePasskey {
  private readonly id = randomBytes(32)
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private counter = 0

  get credentialId(): string {
    return this.id.toString('base64url')
  }

  /** Returns the response to a request to create the passkey. */
  create({ challenge }: { challenge: string }, deviations: Deviations = {}) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    // A COSE key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    const publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey])
    const data = Buffer.concat([this.data(ATTESTED, deviations), attested])
    const clientData = this.clientData('webauthn.create', challenge, deviations)
    // CBOR: {"fmt": …, "attStmt": …, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74', 'hex'),
      this.statement(data, sha256(clientData), deviations),
      Buffer.from('686175746844617461', 'hex'),
      cborBytes(data),
    ])
    return {
      id: this.credentialId,
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    }
  }

  /** Returns the signed challenge of a request. */
  sign({ challenge }: { challenge: string }, deviations: Deviations = {}) {
    this.counter += 1
    const data = this.data(0, deviations)
    const clientData = this.clientData('webauthn.get', challenge, deviations)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.keys.privateKey)
    return {
      id: this.credentialId,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    }
  }

  /** Returns format and statement of the attestation in CBOR. */
  private statement(data: Buffer, clientDataHash: Buffer, { revocationList }: Deviations): Buffer {
    // "none", "attStmt": {}
    if (!revocationList) return Buffer.from('646e6f6e656761747453746d74a0', 'hex')
    const certificates = certifyAndroidKey(this.keys.publicKey, clientDataHash, revocationList)
    // "android-key", "attStmt": {"alg": -7, "sig": …, "x5c": [leaf, root]}
    return Buffer.concat([
      Buffer.from('6b616e64726f69642d6b65796761747453746d74a363616c672663736967', 'hex'),
      cborBytes(sign('sha256', Buffer.concat([data, clientDataHash]), this.keys.privateKey)),
      Buffer.from('6378356382', 'hex'),
      ...certificates.map(cborBytes),
    ])
  }

  private data(flags: number, { domain = DOMAIN, userVerified = true, counter = this.counter }: Deviations): Buffer {
    const fixed = Buffer.alloc(5)
    fixed.writeUInt8(flags | USER_PRESENT | (userVerified ? USER_VERIFIED : 0))
    fixed.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(domain), fixed])
  }

  private clientData(type: string, asked: string, { challenge = asked, origin = ORIGIN }: Deviations): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
}

const PASSKEYS = '/api/admin/account/passkeys'

/** Adds a passkey to the account of a signed-in user, who has the first administrator's password. */
export async function addPasskey(agent: Agent, name = 'Mobitel'): Promise<SoftwarePasskey> {
  const passkey = new SoftwarePasskey()
  const { body } = await agent.post(`${PASSKEYS}/options`).send({ password: owner.password }).expect(200)
  await agent
    .post(PASSKEYS)
    .send({ name, ...passkey.create(body.options) })
    .expect(201)
  return passkey
}

/** Returns the options of a sign-in. */
export async function signInOptions(agent: Agent): Promise<{ challenge: string; [option: string]: unknown }> {
  return (await agent.post('/api/admin/session/passkey/options').expect(200)).body.options
}
