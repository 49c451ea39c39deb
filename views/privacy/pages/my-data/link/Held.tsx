import type { OwnDataDto } from '#src/privacy/own-data/own-data.dto'
import { addressOf } from '#src/shared/addresses'
import { formatDay, formatMoment } from '#views/formatting'
import { Facts } from '#views/kit/components/Facts'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './link.module.css'
import { Subscription } from './Subscription'

interface HeldProps {
  data: OwnDataDto
  /** True if data was erased before and this is the remaining data. */
  remains: boolean
}

/** Stored data about an email address. */
export function Held({
  data: { subscription, messages, waits, mails, forgotten, refusesInvitations },
  remains,
}: HeldProps) {
  const t = useTranslations('own-data')
  const { language } = usePageContext()
  const writeToUs = addressOf('contact', language, {
    query: { subject: 'general', message: t('rest.message') },
    fragment: 'contact',
  })
  const isNothing = !subscription && messages.length === 0 && waits.length === 0 && mails === 0
  return (
    <>
      {remains && <h2>{t('remains.title')}</h2>}
      {forgotten && <p>{t('remains.hash')}</p>}
      {refusesInvitations && <p>{t('remains.refusal')}</p>}
      {isNothing && !forgotten && !refusesInvitations && <p>{t('held.nothing')}</p>}
      {subscription && <Subscription subscription={subscription} />}
      {messages.length > 0 && (
        <section className={styles.part}>
          <h2>{t('messages.title')}</h2>
          <Facts
            facts={messages.map(({ kind, sentAt }) => ({
              label: formatMoment(sentAt, language),
              value: t(`messages.kinds.${kind}`),
            }))}
          />
        </section>
      )}
      {waits.length > 0 && (
        <section className={styles.part}>
          <h2>{t('waits.title')}</h2>
          <Facts
            facts={waits.map(({ day, service, location, confirmed }) => ({
              label: formatDay(day, language),
              value: `${service[language]}, ${location[language]}${confirmed ? '' : ` (${t('waits.unconfirmed')})`}`,
            }))}
          />
        </section>
      )}
      {mails > 0 && (
        <section className={styles.part}>
          <h2>{t('mails.title')}</h2>
          <p>{t.plural('mails.text', mails)}</p>
        </section>
      )}
      {!isNothing && (
        <section className={styles.part}>
          <h2>{t('rest.title')}</h2>
          <p>{t('rest.text')}</p>
          <p>
            <a href={writeToUs}>{t('rest.ask')}</a>
          </p>
        </section>
      )}
    </>
  )
}
