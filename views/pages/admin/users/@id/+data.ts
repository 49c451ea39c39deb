import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { issuedInvitation } from '#views/admin/users/issued-invitation'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, routeParams, language } = pageContext
  const [users, locations] = await Promise.all([admin.users(), admin.locations(language)])
  const user = users.find(({ id }) => id === routeParams.id)
  if (!user) throw render(404)
  const { id, email, name, role, locations: bound, state, secondFactor } = user
  const [openLeads, everybody] = await Promise.all([admin.openLeadsOf(id), admin.colleagues()])
  const colleagues = everybody.filter((colleague) => colleague.assignable && colleague.id !== id)
  const invitation = issuedInvitation('user', email, pageContext)
  return {
    user: { id, email, name, role, locations: bound, state, secondFactor },
    invitation,
    locations,
    openLeads,
    colleagues,
  }
}
