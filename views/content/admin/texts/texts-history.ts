import type { PageContextServer } from 'vike/types'
import type { FieldChange } from '#src/content/editing/field-changes'
import { type Moment, momentIn } from '#views/kit/admin/times'
import { createTranslator } from '#views/translations'
import type { ChangeInWords } from '../Changes'
import { labelOfField, type TextSection } from './sections'

/** Event of the texts of a page, in the page's language. */
export interface TextsEvent {
  id: string
  at: Moment
  who: string
  what: string
  changes: ChangeInWords[]
  /** Version that the event replaced, if it is stored. */
  restorable?: number
}

interface Details {
  version?: number
  changes?: FieldChange[]
}

/** Returns the latest events of the texts of a page, newest first. */
export async function textsHistory(
  namespace: string,
  sections: TextSection[],
  { admin, language, loadMessages }: PageContextServer,
): Promise<TextsEvent[]> {
  const t = createTranslator(loadMessages(['page-texts']), language, 'page-texts')
  const moment = momentIn(language)
  const { events, versions } = await admin.pageTextsHistory({ namespace })
  return events.map(({ id, at, actor, action, details }) => {
    const { version = 0, changes = [] } = details as Details
    const done = action.split('.').at(-1)!
    // A scheduled publication replaces the texts later.
    const replaced = action === 'page_texts.scheduled' ? version : version - 1
    const isPublication = action === 'page_texts.published' || action === 'page_texts.scheduled'
    return {
      id,
      at: moment(at),
      who: actor ?? '–',
      what: t(`history.${done as 'published'}`),
      changes: changes.map(({ field, from, to }) => ({
        label: labelOfField(`texts.${field}`, sections, t),
        from: String(from ?? ''),
        to: String(to ?? ''),
      })),
      ...(isPublication && versions.includes(replaced) && { restorable: replaced }),
    }
  })
}
