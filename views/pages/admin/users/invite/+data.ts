import type { PageContextServer } from 'vike/types'
import { issuedInvitation } from '#views/admin/users/issued-invitation'

export type Data = ReturnType<typeof data>

export const data = (pageContext: PageContextServer) => ({
  invitation: issuedInvitation('invite', pageContext.form?.values.email ?? '', pageContext),
})
