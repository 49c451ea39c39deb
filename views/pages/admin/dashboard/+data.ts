import type { PageContextServer } from 'vike/types'
import { createTranslator } from '../../../translations'
import { momentIn } from '../times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, loadMessages }: PageContextServer) {
  const t = createTranslator(loadMessages(['contact']), language, 'contact')
  const moment = momentIn(language)
  const { newest, ...counts } = await admin.dashboard()
  return {
    counts,
    newest: newest.map((lead) => ({
      ...lead,
      receivedAt: moment(lead.receivedAt),
      about: lead.kind === 'contactMessage' ? t(`form.subjects.${lead.about as 'general'}`) : lead.about,
    })),
  }
}
