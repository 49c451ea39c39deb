import { generateURI, verifySync } from 'otplib'
import { encodeQR } from 'qr'

const ISSUER = 'Biorezonanca'

/** How old a code may be when it arrives, and how far a phone's clock may run ahead, in seconds (RFC 6238, 5.2 and 6). */
const TOLERANCE_SECONDS: [past: number, future: number] = [30, 5]

export interface Enrolment {
  /** Base32, for typing into the app. */
  secret: string
  /** `otpauth://`, for opening the app on the same device. */
  uri: string
  /** The same as a picture for its camera. */
  qrSvg: string
}

/** What an authenticator app needs to know of a secret. */
export function enrolmentOf(secret: string, account: string): Enrolment {
  const uri = generateURI({ issuer: ISSUER, label: account, secret })
  return { secret, uri, qrSvg: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }) }
}

/** What a person typed, without the space that apps show in the middle. */
export function plainCode(typed: string): string {
  return typed.replace(/\s/g, '')
}

export function looksLikeAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** The time step that a code of the app belongs to; undefined for a wrong one, and for one not after `lastStep`. */
export function stepOf(code: string, secret: string, lastStep: number | null): number | undefined {
  if (!looksLikeAppCode(code)) return undefined
  const afterTimeStep = lastStep ?? undefined
  const result = verifySync({ secret, token: code, epochTolerance: TOLERANCE_SECONDS, afterTimeStep })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
