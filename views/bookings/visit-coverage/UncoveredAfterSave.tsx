import { useEffect, useState } from 'react'
import { readAt } from '#client/requests/requests'
import { suffices } from '#src/shared/admin/role'
import type { Kind } from '#views/content/admin/content-kinds'
import { usePageContext, useTranslations } from '#views/page-context'
import { UNCOVERED } from './uncovered'

/** Kinds of content that visits need. */
const NEEDED: readonly Kind[] = ['location', 'holiday', 'therapist', 'therapistHours', 'room', 'bookableService']

interface UncoveredAfterSaveProps {
  kind: Kind
  /** Version that was saved, or another value for each change. */
  saved: number | string | undefined
}

/** Sentence after a change of content that visits need: how many coming visits are not covered now, with a link to them. */
export function UncoveredAfterSave({ kind, saved }: UncoveredAfterSaveProps) {
  const t = useTranslations('lists')
  const { user } = usePageContext()
  const [total, setTotal] = useState(0)
  useEffect(() => {
    if (!NEEDED.includes(kind)) return
    let left = false
    // Without an answer the change is stored nevertheless, and the dashboard shows the number.
    readAt({ path: '/api/admin/uncovered-visits' }).then(
      (uncovered) => left || setTotal(uncovered.total),
      () => undefined,
    )
    return () => void (left = true)
  }, [kind, saved])
  if (total === 0) return null
  return (
    <>
      {' '}
      <strong>{t.plural('uncovered.total', total)}.</strong>{' '}
      {user && suffices(user.role, ['staff']) && <a href={UNCOVERED}>{t('uncovered.show')}</a>}
    </>
  )
}
