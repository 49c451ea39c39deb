import { shownAt } from '#client/requests/api-address'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Time } from '#views/kit/admin/Time'
import { Button } from '#views/kit/components/Button'
import { kindOfMail } from '#views/operations/admin/mails/kind-of-mail'
import { LastError } from '#views/operations/admin/mails/LastError'
import { MailState } from '#views/operations/admin/mails/MailState'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './mail.module.css'

/** Page of a mail: state, content, and a retry button if delivery was given up. */
export default function Page() {
  const t = useTranslations('mails')
  const { form, urlParsed } = usePageContext()
  const { mail } = useData<Data>()
  return (
    <NarrowPage title={kindOfMail(t, mail.kind)} back={{ href: '/admin/outgoing-mails', label: t('mail.back') }}>
      <RefusalNotice />
      {urlParsed.search.done === 'sendAgain' && !form && (
        <PageNotice kind="done">
          <p>{t('mail.queued')}</p>
        </PageNotice>
      )}
      <Panel>
        <dl className={styles.facts}>
          <dt>{t('columns.state')}</dt>
          <dd>
            <MailState state={mail.state} />
          </dd>
          <dt>{t('columns.recipient')}</dt>
          <dd>{mail.recipient}</dd>
          {mail.replyTo && (
            <>
              <dt>{t('mail.replyTo')}</dt>
              <dd>{mail.replyTo}</dd>
            </>
          )}
          <dt>{t('columns.created')}</dt>
          <dd>
            <Time moment={mail.createdAt} />
          </dd>
          {mail.sentAt && (
            <>
              <dt>{t(mail.state === 'kept' ? 'mail.keptAt' : 'mail.sentAt')}</dt>
              <dd>
                <Time moment={mail.sentAt} />
              </dd>
            </>
          )}
          <dt>{t('columns.attempts')}</dt>
          <dd>{mail.attempts}</dd>
          {mail.nextAttemptAt && (
            <>
              <dt>{t('columns.next')}</dt>
              <dd>
                <Time moment={mail.nextAttemptAt} />
              </dd>
            </>
          )}
          {mail.lastError && (
            <>
              <dt>{t('columns.error')}</dt>
              <dd>
                <LastError error={mail.lastError} />
              </dd>
            </>
          )}
          <dt>Message-ID</dt>
          <dd>{mail.messageId}</dd>
        </dl>
        {mail.state === 'givenUp' && (
          <form method="post" action={`/admin/outgoing-mails/${mail.id}`}>
            <Button small type="submit">
              {t('mail.sendAgain')}
            </Button>
          </form>
        )}
      </Panel>
      {mail.subject ? (
        <Panel title={mail.subject} lead={t('mail.asItIsNow')}>
          <pre className={styles.text}>{mail.text}</pre>
          <details className={styles.letter}>
            <summary>{t('mail.asShown')}</summary>
            <iframe
              className={styles.frame}
              title={t('mail.asShown')}
              src={shownAt({ path: '/api/admin/outgoing-mails/{id}/html', parameters: { id: mail.id } })}
              sandbox=""
              loading="lazy"
            />
          </details>
        </Panel>
      ) : (
        <Panel lead={t('mail.gone')} />
      )}
    </NarrowPage>
  )
}
