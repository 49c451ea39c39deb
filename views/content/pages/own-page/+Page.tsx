import { addressOf } from '#src/shared/addresses'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { CallToAction } from '#views/kit/components/CallToAction'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import { Facts } from '#views/kit/components/Facts'
import { PageHeader } from '#views/kit/components/PageHeader'
import { Photo } from '#views/kit/components/Photo'
import prose from '#views/kit/components/Prose.module.css'
import { Section } from '#views/kit/components/Section'
import { useAppointment } from '#views/locations/contact-bar/use-appointment'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { ServicePriceList } from '../../services/ServicePriceList'
import { useFromPrice } from '../../services/use-from-price'
import type { Data } from './+data'
import styles from './Page.module.css'

/** Text page of the owner; that of a service has also its prices and ways to an appointment. */
export default function Page() {
  const t = useTranslations('own-page')
  const shell = useTranslations('layout')
  const { language } = usePageContext()
  const { title, description, photo, html, isService, prices } = useData<Data>()
  const fromPrice = useFromPrice()
  const { href, label } = useAppointment()
  const appointment = (
    <ButtonLink look="sun" href={href}>
      {label}
    </ButtonLink>
  )
  const contact = addressOf('contact', language, { query: { subject: 'general' }, fragment: 'contact' })
  return (
    <>
      <PageHeader
        title={title}
        lead={isService ? description : undefined}
        aside={photo && <Photo className={styles.photo} photo={photo} sizes="(min-width: 64rem) 38rem, 92vw" eager />}
        actions={isService && appointment}
      >
        {isService && prices.from && (
          <Facts facts={[{ label: shell('price.label'), value: fromPrice(prices.from, title) }]} />
        )}
      </PageHeader>
      <Section>
        <div className={styles.text}>
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
          <Disclaimer text={t('disclaimer')} />
        </div>
      </Section>
      <ServicePriceList rows={prices.rows} />
      {isService && (
        <CallToAction title={t('cta.title')} text={t('cta.text')}>
          {appointment}
          <ButtonLink look="light" href={contact}>
            {t('cta.contact')}
          </ButtonLink>
        </CallToAction>
      )}
    </>
  )
}
