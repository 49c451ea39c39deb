import { Button } from '../../../../components/Button'
import { useData } from '../../../../page-context'
import { useTranslations } from '../../../../translations'
import { Panel } from '../../panel/Panel'
import { Time } from '../../Time'
import type { Data } from './+data'
import styles from './account.module.css'

/** Where one is signed in; a session that is not wanted any more can be ended. */
export function Sessions() {
  const t = useTranslations('staff')
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
              <EndButton
                session={session.id}
                label={t('sessions.end')}
                about={`${session.device}, ${session.begunAt.near}`}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <EndButton session="others" label={t('sessions.endOthers')} />}
    </Panel>
  )
}

function EndButton({ session, label, about }: { session: string; label: string; about?: string }) {
  return (
    <form className={styles.end} method="post" action="/admin/account">
      <input type="hidden" name="session" value={session} />
      <Button small look="outline" type="submit">
        {label}
        {about && <span className="visually-hidden">: {about}</span>}
      </Button>
    </form>
  )
}
