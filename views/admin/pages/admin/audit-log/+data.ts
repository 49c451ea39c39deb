import type { PageContextServer } from 'vike/types'
import { momentIn } from '#views/kit/admin/times'
import { createTranslator } from '#views/translations'
import { describeEvents } from './describe-events'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, loadMessages, urlParsed }: PageContextServer) {
  const messages = loadMessages(['accounts', 'admin', 'content', 'location'])
  const describe = describeEvents(language, {
    accounts: createTranslator(messages, language, 'accounts'),
    admin: createTranslator(messages, language, 'admin'),
    t: createTranslator(messages, language, 'content'),
    location: createTranslator(messages, language, 'location'),
  })
  const moment = momentIn(language)
  const { query, items, page, pageSize, total, totalIsCapped } = await admin.auditEvents({ query: urlParsed.search })
  const { actions, actors } = await admin.auditChoices()
  const { action = '', actor = '', from = '', to = '' } = query
  const check = urlParsed.search.check === '1' ? await admin.auditVerification() : null
  return {
    check: check && { intact: check.intact, rows: check.rows, head: check.head },
    filter: { action, actor, from, to },
    actions: actions
      .map((value) => ({ value, label: describe.action(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, language)),
    actors,
    events: items.map((event) => ({ id: event.id, at: moment(event.at), ...describe.event(event) })),
    page,
    pageSize,
    total,
    totalIsCapped,
  }
}
