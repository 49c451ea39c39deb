import { suffices } from '#src/shared/admin/role'
import { missingFields } from '#src/shared/newsletter/newsletter-issue'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { titleOf } from '#views/newsletter/admin/issues/title-of'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { Actions } from './Actions'
import { Progress } from './Progress'
import { RemoveDraft } from './RemoveDraft'
import { SendQuestion } from './SendQuestion'
import { useProgress } from './use-progress'

/** Page to send, schedule or cancel a newsletter issue. */
export default function Page() {
  const t = useTranslations('issues')
  const { form, language, user, urlParsed } = usePageContext()
  const { issue } = useData<Data>()
  useProgress(issue)
  const { id, status, version } = issue
  const ready = missingFields(issue).length === 0
  const ask = form ? undefined : urlParsed.search.ask
  const maySend = user !== undefined && suffices(user.role, ['editor'])
  const isAsked = ask === 'send' && ready && (status === 'draft' || status === 'scheduled')
  return (
    <NarrowPage
      title={titleOf(issue, language) || t('untitled')}
      back={{ href: `/admin/newsletter-issues/${id}`, label: t('toTexts') }}
    >
      <RefusalNotice />
      <Progress />
      {!maySend && <p>{t('actions.ownerOnly')}</p>}
      {maySend && isAsked && <SendQuestion />}
      {maySend && !isAsked && <Actions id={id} status={status} version={version} ready={ready} />}
      {maySend && status === 'draft' && <RemoveDraft id={id} version={version} asking={ask === 'remove'} />}
    </NarrowPage>
  )
}
