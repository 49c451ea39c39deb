import type { PageContextServer } from 'vike/types'
import { issuedInvitation } from '#views/admin/users/issued-invitation'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return {
    invitation: issuedInvitation('invite', pageContext.form?.values.email ?? '', pageContext),
    locations: await pageContext.admin.locations({ language: pageContext.language }),
  }
}
