import { suffices } from '#src/shared/admin/role'
import { useData, usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { titleOf } from '#views/admin/issues/title-of'
import { RefusalNotice } from '#views/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import type { Data } from './+data'
import { Actions } from './Actions'
import { Progress } from './Progress'
import { useProgress } from './use-progress'

/** Page to send, schedule or cancel a newsletter issue. */
export default function Page() {
  const t = useTranslations('issues')
  const { language, user } = usePageContext()
  const { issue } = useData<Data>()
  useProgress(issue)
  const { titleHr, textHr, titleEn, textEn } = issue
  const ready = [titleHr, textHr, titleEn, textEn].every((text) => text !== '')
  return (
    <NarrowPage
      title={titleOf(issue, language) || t('untitled')}
      back={{ href: `/admin/newsletter-issues/${issue.id}`, label: t('toTexts') }}
    >
      <RefusalNotice />
      <Progress issue={issue} />
      {user && suffices(user.role, ['editor']) ? (
        <Actions id={issue.id} status={issue.status} version={issue.version} ready={ready} />
      ) : (
        <p>{t('actions.ownerOnly')}</p>
      )}
    </NarrowPage>
  )
}
