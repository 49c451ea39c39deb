import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { write } from '#client/requests/requests'
import { showAgain } from '#client/show-again'
import type { ActionOutcome } from '#views/kit/admin/notice/action-outcome'
import { useFailure } from '#views/kit/admin/use-failure'
import { useTranslations } from '#views/page-context'

const said = { unsubscribe: 'unsubscribed', suppress: 'suppressed', release: 'released' } as const

/** Bulk actions on subscribers, with the number of changed ones. */
export function useSubscriberActions() {
  const t = useTranslations('leads')
  const failure = useFailure()
  const [outcome, setOutcome] = useState<ActionOutcome>()
  const { mutateAsync, isPending: busy } = useMutation({
    mutationFn: ({ name, ids }: { name: keyof typeof said; ids: string[] }) =>
      write({ method: 'POST', path: `/api/admin/newsletter-subscribers/${name}`, body: { ids } }),
  })

  const act = async (name: keyof typeof said, ids: string[]) => {
    try {
      const done = await mutateAsync({ name, ids })
      await showAgain()
      setOutcome({ text: t(`outcome.${said[name]}`, { count: 'changed' in done ? done.changed : done.unsubscribed }) })
    } catch (error) {
      setOutcome(failure(error))
    }
  }
  return { outcome, dismiss: () => setOutcome(undefined), busy, act }
}
