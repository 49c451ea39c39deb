import { addressOf } from '#src/shared/addresses'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { SampleNote } from '#views/kit/components/SampleNote'
import { Section } from '#views/kit/components/Section'
import { usePageContext, useTranslations } from '#views/page-context'
import { PriceTable } from './PriceTable'
import type { ServicePrices } from './service-page-data'
import styles from './ServicePriceList.module.css'

/** Prices of a service with a link to the price list. */
export function ServicePriceList({ rows }: Pick<ServicePrices, 'rows'>) {
  const t = useTranslations('pricelist')
  const { language } = usePageContext()
  if (rows.length === 0) return null
  return (
    <Section id="prices">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2>{t('onServicePage.title')}</h2>
          <ButtonLink look="outline" href={addressOf('pricelist', language)}>
            {t('onServicePage.all')}
          </ButtonLink>
        </div>
        <div>
          <SampleNote of="prices" />
          <PriceTable groups={[{ members: rows }]} />
        </div>
      </div>
    </Section>
  )
}
