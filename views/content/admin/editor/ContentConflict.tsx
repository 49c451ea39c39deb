import { toValue } from '#src/shared/content/content-fields'
import { ConflictNotice } from '#views/kit/admin/conflict/ConflictNotice'
import type { Clash } from '#views/kit/admin/conflict/merge-content'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Kind } from '../content-kinds'
import { describeChange } from '../describe-change'
import type { ItemEvent } from '../item-history'
import { ItemEvents } from './ItemEvents'

interface ContentConflictProps {
  kind: Kind
  /** Changes saved by others since this editor was opened. */
  events: ItemEvent[]
  clashes: Clash[]
  /** Content that fields refer to: categories, own pages, and subjects by their slugs. */
  referredTo: { id: string; name: string }[]
  onChoose: (clash: Clash, choice: 'mine' | 'theirs') => void
}

/** Notice of an edit conflict of a content item. */
export function ContentConflict({ kind, events, clashes, referredTo, onChoose }: ContentConflictProps) {
  const t = useTranslations('content')
  const location = useTranslations('location')
  const { language } = usePageContext()
  const value = (stored: unknown) => referredTo.find(({ id }) => id === stored)?.name ?? toValue(stored)
  const describe = (clash: Clash) => {
    const change = { field: clash.field, from: value(clash.mine), to: value(clash.theirs) }
    const { label, from, to } = describeChange(kind, change, language, { t, location })
    return { label, mine: from, theirs: to }
  }
  return (
    <ConflictNotice clashes={clashes} describe={describe} onChoose={onChoose} merged={t('conflict.merged')}>
      <ItemEvents events={events} />
    </ConflictNotice>
  )
}
