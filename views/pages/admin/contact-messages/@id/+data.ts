import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { ContactSubject } from '#src/shared/leads/contact-subject'
import { createTranslator } from '#views/translations'
import { readLead } from '#views/admin/leads/page/read-lead'
import { replyAddress } from '#views/admin/leads/page/reply-address'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, language, loadMessages, routeParams, urlParsed } = pageContext
  const message = await admin.contactMessage(routeParams.id!, urlParsed.search)
  if (!message) throw render(404)
  const t = createTranslator(loadMessages(['contact']), language, 'contact')
  const named = <Item extends { subject: ContactSubject }>(item: Item) => ({
    ...item,
    subject: t(`form.subjects.${item.subject}`),
  })
  const lead = await readLead(pageContext, named({ ...message, merged: message.merged.map(named) }))
  return { ...lead, reply: replyAddress(pageContext, message, 'reply.message') }
}
