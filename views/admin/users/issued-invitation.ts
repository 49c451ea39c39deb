import type { PageContextServer } from 'vike/types'
import { momentIn } from '../times'

/** The link that was made for the sender of the page's form, in the words of their language. */
export function issuedInvitation({ form, language }: Pick<PageContextServer, 'form' | 'language'>) {
  const invitation = form?.issued?.invitation
  if (!invitation) return null
  const { link, email, expiresAt } = invitation
  return { link, email, until: momentIn(language)(expiresAt).date }
}

export type IssuedInvitation = NonNullable<ReturnType<typeof issuedInvitation>>
