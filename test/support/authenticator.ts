import { generateSync } from 'otplib'

/** Returns the code that an authenticator app shows, some seconds from now. */
export function appCode(secret: string, seconds = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })
}
