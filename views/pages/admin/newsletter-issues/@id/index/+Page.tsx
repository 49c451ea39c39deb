import { ButtonLink } from '#views/components/ui/ButtonLink'
import { useData, usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { titleOf } from '#views/admin/issues/title-of'
import { PageNotice } from '#views/admin/notice/PageNotice'
import { RefusalNotice } from '#views/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import { Panel } from '#views/admin/panel/Panel'
import type { Data } from './+data'
import { IssueForm } from './IssueForm'
import { IssuePreview } from './IssuePreview'

/** Editor of a newsletter issue. */
export default function Page() {
  const t = useTranslations('issues')
  const { form, language, urlParsed } = usePageContext()
  const { issue, texts } = useData<Data>()
  const { done } = urlParsed.search
  return (
    <NarrowPage
      title={titleOf(issue, language) || t('untitled')}
      back={{ href: '/admin/newsletter-issues', label: t('back') }}
    >
      <RefusalNotice />
      {(done === 'save' || done === 'test') && !form && (
        <PageNotice kind="done">
          <p>{t(`done.${done}`)}</p>
        </PageNotice>
      )}
      <Panel>
        {issue.status === 'draft' ? <IssueForm key={issue.version} issue={issue} /> : <p>{t('closed')}</p>}
        <ButtonLink small look="outline" href={`/admin/newsletter-issues/${issue.id}/sending`}>
          {t('toSending')}
        </ButtonLink>
      </Panel>
      <IssuePreview id={issue.id} version={issue.version} language="hr" text={texts.hr} />
      <IssuePreview id={issue.id} version={issue.version} language="en" text={texts.en} />
    </NarrowPage>
  )
}
