import styles from '#views/admin/passkeys/passkeys.module.css'
import { DoneNotice } from '#views/kit/admin/notice/DoneNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Time } from '#views/kit/admin/Time'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { AddPasskey } from './AddPasskey'

/** Passkeys of the user, and the form that adds one. */
export default function Page() {
  const t = useTranslations('accounts')
  const { user } = usePageContext()
  const { passkeys } = useData<Data>()
  const back = user?.mustSetUpSecondFactor
    ? { href: '/admin/account/second-factor', label: t('secondFactor.title') }
    : { href: '/admin/account', label: t('passkeys.back') }
  return (
    <NarrowPage title={t('passkeys.title')} back={back}>
      <DoneNotice t={t} />
      <Panel lead={t('passkeys.lead')}>
        {passkeys.length === 0 ? (
          <p>{t('passkeys.none')}</p>
        ) : (
          <ul className={styles.list}>
            {passkeys.map((passkey) => (
              <Passkey key={passkey.id} {...passkey} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('passkeys.addTitle')} lead={t('passkeys.consequence')}>
        <AddPasskey />
      </Panel>
    </NarrowPage>
  )
}

function Passkey({ id, name, backedUp, createdAt, lastUsedAt }: Data['passkeys'][number]) {
  const t = useTranslations('accounts')
  return (
    <li className={styles.passkey}>
      <p className={styles.name}>{name}</p>
      <p>{t(backedUp ? 'passkeys.synced' : 'passkeys.onDevice')}</p>
      <p>
        {t('passkeys.added')}: <Time moment={createdAt} />
      </p>
      <p>
        {lastUsedAt ? (
          <>
            {t('passkeys.lastUsed')}: <Time moment={lastUsedAt} />
          </>
        ) : (
          t('passkeys.never')
        )}
      </p>
      <p className={styles.edit}>
        <ButtonLink
          small
          look="outline"
          href={`/admin/account/passkeys/${id}`}
          aria-label={`${t('passkeys.edit')}: ${name}`}
        >
          {t('passkeys.edit')}
        </ButtonLink>
      </p>
    </li>
  )
}
