import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { ShownOnce } from '#views/kit/admin/panel/ShownOnce'
import { useTranslations } from '#views/page-context'
import type { IssuedInvitation } from './issued-invitation'

/** Notice of the mailed link to choose a password; without a mail server, the link to pass on, shown only once. */
export function InvitationLink({ link, email, until }: IssuedInvitation) {
  const t = useTranslations('accounts')
  if (link === null) {
    return (
      <PageNotice kind="done" title={t('link.sent', { email })}>
        {t('link.sentLead', { until })}
      </PageNotice>
    )
  }
  return (
    <ShownOnce
      title={t('link.title', { email })}
      lead={t('link.lead', { until })}
      value={link}
      texts={{
        label: t('link.label'),
        copy: t('link.copy'),
        copied: t('link.copied'),
        selected: t('link.selected'),
      }}
    />
  )
}
