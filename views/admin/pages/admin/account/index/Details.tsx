import type { ReactNode } from 'react'
import { suffices } from '#src/shared/admin/role'
import { NotGiven } from '#views/kit/admin/list/CardTable'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Time } from '#views/kit/admin/Time'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './account.module.css'

/** Account details with links to change them. */
export function Details() {
  const t = useTranslations('accounts')
  const admin = useTranslations('admin')
  const { account, locationNames } = useData<Data>()
  const isOn = account.secondFactor || account.passkeys > 0
  return (
    <Panel>
      <dl className={styles.details}>
        <Detail name={t('account.email')}>{account.email}</Detail>
        <Detail name={t('account.name')} href="/admin/account/name" action={t('account.changeName')}>
          {account.name ?? <NotGiven />}
        </Detail>
        {suffices(account.role, ['staff']) && (
          <Detail name={t('leadsByMail.title')} href="/admin/account/leads-by-mail" action={t('account.changeName')}>
            {t(`leadsByMail.choices.${account.leadsByMail}`)}
          </Detail>
        )}
        <Detail name={t('account.role')}>{admin(`roles.${account.role}`)}</Detail>
        {locationNames && <Detail name={t('users.locations')}>{locationNames.join(', ')}</Detail>}
        <Detail name={t('account.password')} href="/admin/account/password" action={t('account.changePassword')}>
          {t('account.passwordSet')}
          {account.passwordSetAt && (
            <>
              : <Time moment={account.passwordSetAt} />
            </>
          )}
        </Detail>
        <Detail
          name={t('account.secondFactor')}
          href="/admin/account/second-factor"
          action={t(isOn ? 'account.secondFactorOpen' : 'account.secondFactorSetUp')}
        >
          {t(isOn ? 'account.on' : 'account.off')}
        </Detail>
        <Detail
          name={t('account.passkeys')}
          href="/admin/account/passkeys"
          action={t(account.passkeys > 0 ? 'account.passkeysOpen' : 'account.passkeysSetUp')}
        >
          {account.passkeys > 0 ? t('account.passkeyCount', { count: account.passkeys }) : t('account.noPasskeys')}
        </Detail>
      </dl>
    </Panel>
  )
}

interface DetailProps {
  name: string
  children: ReactNode
  /** Page that changes the value. */
  href?: string
  action?: string
}

function Detail({ name, children, href, action }: DetailProps) {
  return (
    <div className={styles.detail}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      {href && (
        <dd>
          <ButtonLink small look="outline" href={href} aria-label={`${action}: ${name}`}>
            {action}
          </ButtonLink>
        </dd>
      )}
    </div>
  )
}
