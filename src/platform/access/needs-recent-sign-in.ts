import { applyDecorators, SetMetadata } from '@nestjs/common'
import { ApiExtension } from '@nestjs/swagger'
import { DESCRIBED_RECENCY } from '../http/api-docs/described-recency.js'
import type { SignedInUser } from './signed-in-user.js'

export const NEEDS_RECENT_SIGN_IN = 'needs-recent-sign-in'

const RECENT_MINUTES = 10

/**
 * `always`, only for accounts with a second factor, on a route whose body has the password, or only above a limit, which the service of the
 * route checks with `isRecentlySignedIn`.
 */
export type NeededRecency = 'always' | 'withSecondFactor' | 'aboveLimit'

/** Opens a route only for some minutes after the user signed in or confirmed the sign-in (OWASP ASVS 5.0, 7.5.1). */
export const NeedsRecentSignIn = (needed: NeededRecency = 'always') =>
  applyDecorators(SetMetadata(NEEDS_RECENT_SIGN_IN, needed), ApiExtension(DESCRIBED_RECENCY, RECENT_MINUTES))

/** Checks whether a user signed in, or confirmed the sign-in, a short time ago. */
export function isRecentlySignedIn({ confirmedAt }: SignedInUser): boolean {
  return Date.now() - confirmedAt.getTime() <= RECENT_MINUTES * 60_000
}
