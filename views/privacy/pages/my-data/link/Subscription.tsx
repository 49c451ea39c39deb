import type { OwnDataDto } from '#src/privacy/own-data/own-data.dto'
import { formatMoment } from '#views/formatting'
import { Facts } from '#views/kit/components/Facts'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './link.module.css'

/** State of a subscription and the consent given. */
export function Subscription({ subscription }: { subscription: NonNullable<OwnDataDto['subscription']> }) {
  const t = useTranslations('own-data')
  const { language } = usePageContext()
  const { state, consents, issues, subscribedAt, confirmedAt, unsubscribedAt } = subscription
  const moments = { subscribedAt, confirmedAt, unsubscribedAt }
  return (
    <section className={styles.part}>
      <h2>{t('subscription.title')}</h2>
      <Facts
        facts={[
          { label: t('subscription.state'), value: t(`subscription.states.${state}`) },
          ...(['subscribedAt', 'confirmedAt', 'unsubscribedAt'] as const).flatMap((name) => {
            const moment = moments[name]
            return moment ? [{ label: t(`subscription.${name}`), value: formatMoment(moment, language) }] : []
          }),
          { label: t('subscription.language'), value: t(`subscription.languages.${subscription.language}`) },
          { label: t('subscription.issues'), value: String(issues) },
        ]}
      />
      {consents.length > 0 && <h3>{t('consents.title')}</h3>}
      {consents.map(({ step, text, recordedAt, language: shownIn }) => (
        <figure key={recordedAt} className={styles.consent}>
          <figcaption>
            {t(`consents.steps.${step}`)}, {formatMoment(recordedAt, language)}
          </figcaption>
          <blockquote lang={shownIn}>{text}</blockquote>
        </figure>
      ))}
    </section>
  )
}
