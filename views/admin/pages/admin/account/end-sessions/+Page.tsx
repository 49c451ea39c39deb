import { PasswordConfirmation } from '#views/admin/account/PasswordConfirmation'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

const ACCOUNT = '/admin/account'

/** Page that ends sessions after password confirmation, so that an attacker with access to an open session cannot sign its owner out. */
export default function Page() {
  const t = useTranslations('accounts')
  const { session, chosen, others } = useData<Data>()
  if (!chosen && others === 0) {
    return (
      <NarrowPage title={t('endSessions.title')} back={{ href: ACCOUNT, label: t('secondFactorOff.back') }}>
        <PageNotice>{t('endSessions.none')}</PageNotice>
      </NarrowPage>
    )
  }
  return (
    <PasswordConfirmation
      name="sessions"
      action={`${ACCOUNT}/end-sessions?${new URLSearchParams({ session }).toString()}`}
      back={ACCOUNT}
      title={t('endSessions.title')}
      lead={
        chosen
          ? t('endSessions.one', { device: chosen.device, begun: chosen.begunAt.near })
          : t('endSessions.others', { count: others })
      }
      submit={t('endSessions.submit')}
      submitting={t('endSessions.submitting')}
    />
  )
}
