import { Panel } from '#views/kit/admin/panel/Panel'
import { Time } from '#views/kit/admin/Time'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './account.module.css'

/** Active sessions of the user, each with a link to end it. */
export function Sessions() {
  const t = useTranslations('accounts')
  const { sessions } = useData<Data>()
  return (
    <Panel title={t('sessions.title')} lead={t('sessions.lead')}>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <p className={styles.device}>
              {session.device}
              {session.current && <span className={styles.current}>{t('sessions.current')}</span>}
            </p>
            <p>
              {t('sessions.begun')}: <Time moment={session.begunAt} />
            </p>
            <p>
              {t('sessions.lastSeen')}: <Time moment={session.lastSeenAt} />
            </p>
            {!session.current && (
              <EndLink
                session={session.id}
                label={t('sessions.end')}
                about={`${session.device}, ${session.begunAt.near}`}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <EndLink session="others" label={t('sessions.endOthers')} />}
    </Panel>
  )
}

function EndLink({ session, label, about }: { session: string; label: string; about?: string }) {
  return (
    <p className={styles.end}>
      <ButtonLink
        small
        look="outline"
        aria-label={about && `${label}: ${about}`}
        href={`/admin/account/end-sessions?${new URLSearchParams({ session }).toString()}`}
      >
        {label}
      </ButtonLink>
    </p>
  )
}
