import { generateSync } from 'otplib'

/** Returns the code of an authenticator app, `seconds` from now. */
export function appCode(secret: string, seconds = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })
}
