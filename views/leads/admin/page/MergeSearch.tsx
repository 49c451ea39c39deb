import { Combine } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { AnswerOf } from '#client/documented'
import { readList } from '#client/requests/requests'
import { search } from '#src/shared/forms/search'
import { openingOf } from '#src/shared/leads/excerpt'
import { formatMoment } from '#views/formatting'
import { Dialog } from '#views/kit/admin/Dialog'
import type { ActionOutcome } from '#views/kit/admin/notice/action-outcome'
import { FailureNotice } from '#views/kit/admin/notice/FailureNotice'
import { useFailure } from '#views/kit/admin/use-failure'
import { Button } from '#views/kit/components/Button'
import { usePageContext, useTranslations } from '#views/page-context'
import type { LeadKind } from '../lead-kinds'
import { nameOfLead } from '../name-of-lead'
import { StatusBadge } from '../StatusBadge'
import { textOf } from '../text-of'
import { useLeadWork } from './lead-work'
import styles from './LeadPage.module.css'
import { MergeButton } from './MergeButton'
import type { Mergeable } from './MergeQuestion'

type Found = AnswerOf<'GET', LeadKind['api']>

const MOST_FOUND = 10

/** Search for any lead of the same kind to merge into this one, in a dialog. */
export function MergeSearch({ onAsk }: { onAsk: (other: Mergeable) => void }) {
  const t = useTranslations('leads')
  const ofLists = useTranslations('lists')
  const { language } = usePageContext()
  const { kind, lead } = useLeadWork()
  const describeFailure = useFailure()
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<ActionOutcome>()
  const find = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { text } = Object.fromEntries(new FormData(event.currentTarget)) as { text: string }
    setFailure(undefined)
    try {
      setFound(await readList(kind.api, { search: text, pageSize: String(MOST_FOUND) }))
    } catch (error) {
      setFound(undefined)
      setFailure(describeFailure(error))
    }
  }
  const show = () => {
    setFound(undefined)
    setFailure(undefined)
    setOpen(true)
  }
  const items = found?.items.filter(({ id }) => id !== lead.id)
  return (
    <>
      <Button look="outline" small className={`${styles.work} ${styles.find}`} onClick={show}>
        <Combine aria-hidden />
        {t('mergeSearch.open')}
      </Button>
      <Dialog title={t('mergeSearch.title')} open={open} onClose={() => setOpen(false)}>
        <form role="search" className={styles.search} onSubmit={(event) => void find(event)}>
          <label>
            <span>{t('filter.searchLeads')}</span>
            <input type="search" name="text" required maxLength={search.maxLength} autoComplete="off" />
          </label>
          <Button type="submit" small look="purple">
            {t('mergeSearch.submit')}
          </Button>
        </form>
        <div role="status">
          {items && (
            <p className={styles.facts}>
              {items.length === 0
                ? t('mergeSearch.nothing')
                : found!.total > MOST_FOUND
                  ? t('mergeSearch.first', { count: MOST_FOUND })
                  : ofLists.plural('found', items.length)}
            </p>
          )}
        </div>
        <div role="alert">{failure && <FailureNotice text={failure.text} status={failure.status} />}</div>
        <ul className={styles.parts}>
          {items?.map((other) => {
            const name = 'subjectName' in other ? other.subjectName[language] : undefined
            const text = textOf(other, kind.about) ?? ''
            const about = name ?? lead.serviceNames.get(text) ?? text
            const opening = openingOf(kind.fields, other)
            const date = formatMoment(other.receivedAt, language)
            return (
              <li key={other.id} className={styles.other}>
                <div className={styles.about}>
                  <strong>{nameOfLead(kind, other)}</strong>
                  <p className={styles.facts}>
                    {about} · {date}
                  </p>
                  {opening && <p>{opening}</p>}
                </div>
                <StatusBadge kind={kind} status={other.status} />
                <MergeButton
                  other={{ ...other, about, date }}
                  onAsk={(chosen) => {
                    setOpen(false)
                    onAsk(chosen)
                  }}
                />
              </li>
            )
          })}
        </ul>
        <Button look="outline" small onClick={() => setOpen(false)}>
          {t('merging.cancel')}
        </Button>
      </Dialog>
    </>
  )
}
