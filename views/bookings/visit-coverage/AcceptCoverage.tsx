import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { write } from '#client/requests/requests'
import type { CoverageGap } from '#src/shared/bookings/coverage'
import type { ActionOutcome } from '#views/kit/admin/notice/action-outcome'
import { useFailure } from '#views/kit/admin/use-failure'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'

interface AcceptCoverageProps {
  booking: { id: string; version: number }
  /** Reason that is shown. */
  gap: CoverageGap
  /** Reads the visit again, and shows what was done, or why it failed. */
  onDone: (outcome: ActionOutcome) => Promise<void>
}

/** Button that accepts that a visit takes place although it is not covered. */
export function AcceptCoverage({ booking, gap, onDone }: AcceptCoverageProps) {
  const t = useTranslations('leads')
  const describeFailure = useFailure()
  const [busy, setBusy] = useState(false)
  const accept = async () => {
    if (busy) return
    setBusy(true)
    const { id, version } = booking
    try {
      await write({
        method: 'POST',
        path: '/api/admin/bookings/{id}/accept-coverage',
        parameters: { id },
        body: { coverage: gap },
        ifMatch: `"${version}"`,
      })
      await onDone({ text: t('coverage.accepted') })
    } catch (error) {
      await onDone(describeFailure(error))
    }
    setBusy(false)
  }
  return (
    <Button small look="outline" aria-disabled={busy || undefined} onClick={() => void accept()}>
      <CircleCheck aria-hidden />
      {t('coverage.accept')}
    </Button>
  )
}
