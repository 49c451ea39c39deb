import { CardTable } from '#views/kit/admin/list/CardTable'
import { AllStatesLink, StateFilter } from '#views/kit/admin/list/filter/StateFilter'
import { LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { ListPage } from '#views/kit/admin/list/ListPage'
import { RowLink } from '#views/kit/admin/list/RowLink'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { Time } from '#views/kit/admin/Time'
import { kindOfMail } from '#views/operations/admin/mails/kind-of-mail'
import { LastError } from '#views/operations/admin/mails/LastError'
import { MailState } from '#views/operations/admin/mails/MailState'
import { SampleMailboxes } from '#views/operations/admin/mails/SampleMailboxes'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './outgoing-mails.module.css'

export default function Page() {
  const t = useTranslations('mails')
  const { items, state, waiting, givenUp, keptAsFiles, sampleMailboxes, ...list } = useData<Data>()
  const states = (['waiting', 'sent', 'givenUp'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))
  return (
    <ListPage
      title={t('title')}
      empty={t('empty')}
      emptyActions={<AllStatesLink state={state} href="/admin/outgoing-mails" text={t('filter.clear')} />}
      list={list}
      filter={
        <StateFilter state={state} label={t('filter.state')} any={t('filter.any')} options={states}>
          {sampleMailboxes && <SampleMailboxes {...sampleMailboxes} />}
          {keptAsFiles && (
            <PageNotice>
              <p>{t('keptAsFiles')}</p>
            </PageNotice>
          )}
          <p className={styles.lead}>{t('lead', { waiting, givenUp })}</p>
        </StateFilter>
      }
    >
      <CardTable<Data['items'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={items}
        columns={[
          {
            label: t('columns.kind'),
            cell: ({ id, kind }) => <RowLink href={`/admin/outgoing-mails/${id}`}>{kindOfMail(t, kind)}</RowLink>,
          },
          {
            label: t('columns.recipient'),
            cell: ({ recipient }) => <span className={styles.text}>{recipient}</span>,
          },
          { label: t('columns.state'), cell: (mail) => <MailState state={mail.state} /> },
          { label: t('columns.attempts'), captioned: true, cell: ({ attempts }) => attempts },
          {
            label: t('columns.next'),
            captioned: true,
            cell: ({ nextAttemptAt }) => (nextAttemptAt ? <Time moment={nextAttemptAt} /> : '–'),
          },
          {
            label: t('columns.error'),
            captioned: true,
            cell: ({ lastError }) => (
              <span className={styles.text}>
                <LastError error={lastError} />
              </span>
            ),
          },
          { label: t('columns.created'), captioned: true, cell: ({ createdAt }) => <Time moment={createdAt} /> },
        ]}
      />
    </ListPage>
  )
}
