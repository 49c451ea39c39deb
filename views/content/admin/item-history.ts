import type { PageContextServer } from 'vike/types'
import type { FieldChange } from '#src/content/editing/field-changes'
import { fieldsOf, isSame } from '#src/shared/content/content-fields'
import { type Moment, momentIn } from '#views/kit/admin/times'
import { createTranslator } from '#views/translations'
import type { ChangeInWords } from './Changes'
import type { Item, Kind } from './content-kinds'
import { describeChange } from './describe-change'

/** Change of a field, in the page's language. */
export interface ItemChange extends ChangeInWords {
  field: string
  /** True if the value before the change is stored and is not the current one. */
  restorable: boolean
}

/** Event of a content item, in the page's language. */
export interface ItemEvent {
  id: string
  at: Moment
  who: string
  /** Version of the item after the event; undefined for events recorded before versions existed. */
  version?: number
  what: string
  changes: ItemChange[]
}

/** Details of an audit log entry; older entries contain fewer fields. */
interface Details {
  version?: number
  changes?: FieldChange[]
}

/** Returns the latest events of an item, newest first. */
export async function historyOf(
  kind: Kind,
  { id, content }: Item,
  pageContext: PageContextServer,
): Promise<ItemEvent[]> {
  const { admin, language, loadMessages } = pageContext
  const messages = loadMessages(['content', 'location'])
  const texts = {
    t: createTranslator(messages, language, 'content'),
    location: createTranslator(messages, language, 'location'),
  }
  const moment = momentIn(language)
  const [events, versions] = await Promise.all([
    admin.contentHistory({ kind, id }),
    admin.contentVersions({ kind, id }),
  ])
  const current = fieldsOf(content)
  const isRestorable = (field: string, after: number) => {
    const stored = versions.find((one) => one.version === after - 1)
    const values = stored && fieldsOf(stored.content)
    return Boolean(values?.has(field)) && !isSame(values?.get(field), current.get(field))
  }
  return events.map(({ id: eventId, at, actor, action, details }) => {
    const { version, changes = [] } = details as Details
    const done = action.split('.').at(-1)!
    return {
      id: eventId,
      at: moment(at),
      who: actor ?? '–',
      version,
      what: texts.t(`history.actions.${done as 'added'}`),
      changes: changes.map((change) => ({
        ...describeChange(kind, change, language, texts),
        field: change.field,
        restorable: version !== undefined && isRestorable(change.field, version),
      })),
    }
  })
}
