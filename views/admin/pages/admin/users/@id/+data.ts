import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { issuedInvitation } from '#views/admin/users/issued-invitation'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, routeParams, language } = pageContext
  const [{ items: users }, locations] = await Promise.all([admin.users(), admin.locations({ language })])
  const user = users.find(({ id }) => id === routeParams.id)
  if (!user) throw render(404)
  const { id, email, name, role, locations: bound, state, secondFactor } = user
  const [openLeads, everybody, { standingAccess, mailboxes }] = await Promise.all([
    admin.openLeadsOf({ userId: id }),
    admin.colleagues(),
    admin.recipients(),
  ])
  const current = mailboxes.filter(({ state: stateOf }) => stateOf !== 'ended')
  const own = current.filter((mailbox) => mailbox.email.toLowerCase() === email.toLowerCase())
  const added = current.filter((mailbox) => mailbox.addedById === id && !own.includes(mailbox))
  const access = standingAccess.filter(({ ownerId }) => ownerId === id)
  const heirs = users.filter((other) => other.role === 'admin' && other.state === 'active' && other.id !== id)
  const colleagues = everybody.filter((colleague) => colleague.assignable && colleague.id !== id)
  const invitation = issuedInvitation('user', email, pageContext)
  return {
    user: { id, email, name, role, locations: bound, state, secondFactor },
    invitation,
    locations,
    openLeads,
    isRecipient: own.length > 0,
    addedMailboxes: [...new Set(added.map((mailbox) => mailbox.email))],
    colleagues,
    access: access.map(({ kind, id: accessId, name: of, canBeHandedOver }) => ({
      key: `${kind}-${accessId}`,
      kind,
      name: of,
      canBeHandedOver,
    })),
    heirs: heirs.map((heir) => ({ value: heir.id, label: heir.name ?? heir.email })),
  }
}
