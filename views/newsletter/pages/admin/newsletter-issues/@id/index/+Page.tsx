import { useState } from 'react'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { BackLink } from '#views/kit/admin/panel/BackLink'
import { titleOf } from '#views/newsletter/admin/issues/title-of'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { ClosedIssue } from './ClosedIssue'
import styles from './issue.module.css'
import { IssueEditor } from './IssueEditor'

/** Editor of a newsletter issue. */
export default function Page() {
  const { issue } = useData<Data>()
  const [created, setCreated] = useState<string>()
  // The editor stays while its first save gives the issue an id and an address.
  return <IssuePage key={issue && issue.id !== created ? issue.id : 'new'} onCreated={setCreated} />
}

function IssuePage({ onCreated }: { onCreated: (id: string) => void }) {
  const t = useTranslations('issues')
  const { form, language, urlParsed } = usePageContext()
  const { issue } = useData<Data>()
  const { done } = urlParsed.search
  const [title, setTitle] = useState(issue && titleOf(issue, language))
  // Typed text stays on the page even after somebody else has sent the issue.
  const [editable] = useState(!issue || issue.status === 'draft' || form?.form === 'issue')
  return (
    <div className={styles.page}>
      <BackLink href="/admin/newsletter-issues" text={t('back')} />
      <h1 className={styles.title}>{title || t(issue ? 'untitled' : 'add')}</h1>
      <RefusalNotice />
      {(done === 'save' || done === 'test') && !form && (
        <PageNotice kind="done">
          <p>{t(`done.${done}`)}</p>
        </PageNotice>
      )}
      {editable ? (
        <IssueEditor onCreated={onCreated} onSaved={(saved) => setTitle(titleOf(saved, language))} />
      ) : (
        issue && <ClosedIssue issue={issue} />
      )}
    </div>
  )
}
