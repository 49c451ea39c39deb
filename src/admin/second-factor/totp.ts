import { generateURI, verifySync } from 'otplib'
import { encodeQR } from 'qr'

const ISSUER = 'Biorezonanca'

/** Accepted age of a code, and accepted lead of a phone's clock, in seconds (RFC 6238, 5.2 and 6). */
const TOLERANCE_SECONDS: [past: number, future: number] = [30, 5]

export interface Enrolment {
  /** Base32, for manual entry in the app. */
  secret: string
  /** `otpauth://`, which opens the app on the same device. */
  uri: string
  /** QR code of the URI, for the app's camera. */
  qrSvg: string
}

/** Returns the data for setting up an authenticator app. */
export function enrolmentOf(secret: string, account: string): Enrolment {
  const uri = generateURI({ issuer: ISSUER, label: account, secret })
  return { secret, uri, qrSvg: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }) }
}

/** Removes the space that apps show in the middle of a code. */
export function plainCode(typed: string): string {
  return typed.replace(/\s/g, '')
}

export function looksLikeAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** Returns the time step of a code; undefined for a wrong one, and for one not after `lastStep`. */
export function stepOf(code: string, secret: string, lastStep: number | null): number | undefined {
  if (!looksLikeAppCode(code)) return undefined
  const afterTimeStep = lastStep ?? undefined
  const result = verifySync({ secret, token: code, epochTolerance: TOLERANCE_SECONDS, afterTimeStep })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
