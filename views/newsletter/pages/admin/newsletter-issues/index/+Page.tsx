import { Plus } from 'lucide-react'
import { CardTable } from '#views/kit/admin/list/CardTable'
import { LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { ListPage } from '#views/kit/admin/list/ListPage'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { Time } from '#views/kit/admin/Time'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { IssueStatus } from '#views/newsletter/admin/issues/IssueStatus'
import { titleOf } from '#views/newsletter/admin/issues/title-of'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** List of newsletter issues, newest first. */
export default function Page() {
  const t = useTranslations('issues')
  const { language, urlParsed } = usePageContext()
  const { items, ...list } = useData<Data>()
  const add = (
    <ButtonLink small href="/admin/newsletter-issues/new">
      <Plus aria-hidden />
      {t('add')}
    </ButtonLink>
  )
  return (
    <ListPage
      title={t('title')}
      empty={t('empty')}
      list={list}
      actions={add}
      filter={
        <>
          <RefusalNotice />
          {urlParsed.search.done === 'remove' && (
            <PageNotice kind="done">
              <p>{t('remove.done')}</p>
            </PageNotice>
          )}
        </>
      }
    >
      <CardTable<Data['items'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={items}
        columns={[
          {
            label: t('columns.title'),
            title: true,
            cell: (issue) => (
              <a
                href={`/admin/newsletter-issues/${issue.id}${issue.status === 'draft' ? '' : '/sending'}`}
                data-row-link
              >
                {titleOf(issue, language) || t('untitled')}
              </a>
            ),
          },
          { label: t('columns.status'), cell: ({ status }) => <IssueStatus status={status} /> },
          {
            label: t('columns.moment'),
            captioned: true,
            cell: ({ startedAt, scheduledAt }) => {
              const moment = startedAt ?? scheduledAt
              return moment ? <Time moment={moment} /> : '–'
            },
          },
          { label: t('columns.created'), captioned: true, cell: ({ createdAt }) => <Time moment={createdAt} /> },
        ]}
      />
    </ListPage>
  )
}
