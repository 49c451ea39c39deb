import { useEffect, useState } from 'react'
import { readAt } from '#client/requests/requests'
import type { Kind } from '#views/content/admin/content-kinds'
import { UncoveredNotice } from './UncoveredNotice'

/** Kinds of content that visits need. */
const NEEDED: readonly Kind[] = ['location', 'holiday', 'therapist', 'therapistHours', 'room', 'bookableService']

interface UncoveredAfterSaveProps {
  kind: Kind
  /** Version that was saved, or another value for each change; undefined while nothing was changed. */
  saved: number | string | undefined
}

/** Status after a change of content that visits need: how many coming visits are not covered now. */
export function UncoveredAfterSave({ kind, saved }: UncoveredAfterSaveProps) {
  const [total, setTotal] = useState(0)
  useEffect(() => {
    if (saved === undefined || !NEEDED.includes(kind)) return
    let left = false
    // Without an answer the change is stored nevertheless, and the dashboard shows the number.
    readAt({ path: '/api/admin/uncovered-visits' }).then(
      (uncovered) => left || setTotal(uncovered.total),
      () => undefined,
    )
    return () => void (left = true)
  }, [kind, saved])
  return (
    <div role="status">
      <UncoveredNotice total={total} />
    </div>
  )
}
