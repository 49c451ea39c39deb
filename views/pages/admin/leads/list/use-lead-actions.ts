import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { write } from '../../../../../client/requests'
import { showAgain } from '../../../../../client/show-again'
import type { ChangedLeadsDto, LeadChangeDto } from '../../../../../src/admin/leads/working/lead-change.dto'
import { useTranslations } from '../../../../translations'
import type { Outcome } from '../../list/outcome/outcome'
import { useFailure } from '../../use-failure'
import type { LeadKind } from '../lead-kinds'

const reasons: Record<string, 'moveNotAllowed' | 'notFound'> = {
  'lead.move_not_allowed': 'moveNotAllowed',
  'lead.not_found': 'notFound',
}

/** Changes several leads at once, and tells what became of each. */
export function useLeadActions(kind: LeadKind, nameOf: (id: string) => string) {
  const t = useTranslations('desk')
  const failure = useFailure()
  const [outcome, setOutcome] = useState<Outcome>()
  const { mutateAsync, isPending: busy } = useMutation({ mutationFn: write<ChangedLeadsDto> })

  const change = async (ids: string[], changes: LeadChangeDto): Promise<boolean> => {
    const says = changes.trashed === undefined ? 'changed' : changes.trashed ? 'trashed' : 'restored'
    try {
      const answer = await mutateAsync({ method: 'POST', path: `${kind.api}/changes`, body: { ids, ...changes } })
      const { changed, refused } = answer!
      await showAgain()
      setOutcome({
        text: t(`outcome.${says}`, { count: changed.length }),
        refused: refused.map(({ id, code }) =>
          t('outcome.reason', { name: nameOf(id), reason: t(`outcome.${reasons[code] ?? 'otherReason'}`) }),
        ),
        undo:
          changes.trashed !== undefined && changed.length > 0
            ? () => void change(changed, { trashed: !changes.trashed })
            : undefined,
      })
      return true
    } catch (error) {
      const { text, status } = failure(error)
      setOutcome({ text, failed: true, signedOut: status === 401 })
      return false
    }
  }

  return { outcome, dismiss: () => setOutcome(undefined), busy, change }
}
