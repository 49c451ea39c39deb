import type { PageContextServer } from 'vike/types'
import type { InvitationLinkDto } from '#src/admin/accounts/user.dto'
import { issuedBy } from '#views/kit/admin/form/issued'
import { momentIn } from '#views/kit/admin/times'

/** Invitation link that a form has issued, in the words of its sender's language. @param email of the invited person */
export function issuedInvitation(
  form: 'invite' | 'user',
  email: string,
  page: Pick<PageContextServer, 'form' | 'language'>,
) {
  const issued = issuedBy<InvitationLinkDto>(form, page.form)
  return issued && { link: issued.link, email, until: momentIn(page.language)(issued.expiresAt).date }
}

export type IssuedInvitation = NonNullable<ReturnType<typeof issuedInvitation>>
