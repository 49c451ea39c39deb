import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { write } from './requests/requests'

/** Loads the library when somebody uses a passkey. */
const library = () => import('@simplewebauthn/browser')

/** Checks whether the browser has passkeys: not at an address without TLS. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Signs in with a passkey of the user's choice. @throws RequestError, or DOMException `NotAllowedError` if the user cancels */
export async function signInWithPasskey(): Promise<void> {
  const { options } = await write({ method: 'POST', path: '/api/admin/session/passkey/options' })
  await write({ method: 'POST', path: '/api/admin/session/passkey', body: await sign(options) })
}

/** Confirms the sign-in with a passkey of the user. @throws as `signInWithPasskey` */
export async function confirmWithPasskey(): Promise<void> {
  const { options } = await write({ method: 'POST', path: '/api/admin/session/confirmation/passkey/options' })
  await write({ method: 'POST', path: '/api/admin/session/confirmation/passkey', body: await sign(options) })
}

/** Creates a passkey for the user. @throws as `signInWithPasskey`, `InvalidStateError` if the device has one already */
export async function addPasskey(name: string, password: string): Promise<void> {
  const { options } = await write({ method: 'POST', path: '/api/admin/account/passkeys/options', body: { password } })
  const { startRegistration } = await library()
  const optionsJSON: object = options
  const { id, response } = await startRegistration({
    optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON,
  })
  const { clientDataJSON, attestationObject, transports } = response
  const body = { name, id, clientDataJSON, attestationObject, transports }
  await write({ method: 'POST', path: '/api/admin/account/passkeys', body })
}

/** Lets the user sign a challenge. */
async function sign(options: object) {
  const { startAuthentication } = await library()
  const { id, response } = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}
