import type { PageContextServer } from 'vike/types'
import { issuedInvitation } from '../issued-invitation'

export type Data = ReturnType<typeof data>

export const data = (pageContext: PageContextServer) => ({ invitation: issuedInvitation(pageContext) })
