import { UNDO_SECONDS } from '#src/shared/leads/undo'
import { ListHead } from '#views/kit/admin/list/ListHead'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { BackLink } from '#views/kit/admin/panel/BackLink'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { BurstFacts } from './BurstFacts'
import { BurstForm } from './BurstForm'
import { UndoForm } from './UndoForm'

/** Page of a burst of bookings, on which staff cancel those that are not genuine. */
export default function Page() {
  const t = useTranslations('bursts')
  const { bookings } = useData<Data>()
  const { form, urlParsed } = usePageContext()
  const { done } = urlParsed.search
  const cancelled = bookings.filter(({ isCancelledHere }) => isCancelledHere)
  return (
    <>
      <BackLink href="/admin/bookings" text={t('back')} />
      <ListHead title={t('title')} lead={t('lead')}>
        {form?.status === 422 && (
          <PageNotice kind="failed">
            <p>{t('choose')}</p>
          </PageNotice>
        )}
        <RefusalNotice />
        {!form && done === 'cancelled' && cancelled.length > 0 && (
          <PageNotice kind="done">
            <p>{t('done.cancelled', { minutes: UNDO_SECONDS / 60 })}</p>
          </PageNotice>
        )}
        {!form && done === 'undone' && (
          <PageNotice kind={cancelled.length > 0 ? 'failed' : 'done'}>
            {cancelled.length > 0 ? (
              <>
                <p>{t('notRestored', { count: cancelled.length })}</p>
                <ul>
                  {cancelled.map(({ id, name, starts }) => (
                    <li key={id}>
                      {name}, {starts.near}
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <p>{t('done.undone')}</p>
            )}
          </PageNotice>
        )}
      </ListHead>
      <BurstFacts />
      {cancelled.length > 0 && <UndoForm count={cancelled.length} />}
      <BurstForm />
    </>
  )
}
