import { useTranslations } from '../../page-context'
import { ShownOnce } from '../panel/ShownOnce'
import type { IssuedInvitation } from './issued-invitation'

/** Invitation link to pass on, shown only once. */
export function InvitationLink({ link, email, until }: IssuedInvitation) {
  const t = useTranslations('accounts')
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
