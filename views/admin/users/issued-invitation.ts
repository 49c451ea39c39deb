import type { PageContextServer } from 'vike/types'
import { momentIn } from '../times'

/** Returns the invitation link issued by the submitted form, with its expiry in the page's language. */
export function issuedInvitation({ form, language }: Pick<PageContextServer, 'form' | 'language'>) {
  const invitation = form?.issued?.invitation
  if (!invitation) return null
  const { link, email, expiresAt } = invitation
  return { link, email, until: momentIn(language)(expiresAt).date }
}

export type IssuedInvitation = NonNullable<ReturnType<typeof issuedInvitation>>
