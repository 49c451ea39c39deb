import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { write } from '#client/requests'
import { showAgain } from '#client/show-again'
import type { UnsubscribedDto } from '#src/admin/subscribers/newsletter-subscriber-item.dto'
import { useTranslations } from '#views/translations'
import type { ActionOutcome } from '#views/admin/notice/action-outcome'
import { useFailure } from '#views/admin/use-failure'

/** Ends subscriptions, and tells how many. */
export function useUnsubscribe() {
  const t = useTranslations('leads')
  const failure = useFailure()
  const [outcome, setOutcome] = useState<ActionOutcome>()
  const { mutateAsync, isPending: busy } = useMutation({ mutationFn: write<UnsubscribedDto> })

  const unsubscribe = async (ids: string[]) => {
    try {
      const path = '/api/admin/newsletter-subscribers/unsubscribe'
      const { unsubscribed } = (await mutateAsync({ method: 'POST', path, body: { ids } }))!
      await showAgain()
      setOutcome({ text: t('outcome.unsubscribed', { count: unsubscribed }) })
    } catch (error) {
      setOutcome(failure(error))
    }
  }
  return { outcome, dismiss: () => setOutcome(undefined), busy, unsubscribe }
}
