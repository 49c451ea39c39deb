import type { FranchiseFactsDto } from '#src/content/franchise-facts/franchise-facts.dto'
import { formatPrice } from '#src/shared/offer/format-price'
import { phoneHref } from '#views/formatting'
import { SampleNote } from '#views/kit/components/SampleNote'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './FranchiseFacts.module.css'

/** Requirements, investment and contact person of the franchise. */
export function FranchiseFacts({ facts }: { facts: FranchiseFactsDto }) {
  const t = useTranslations('franchise')
  const { language } = usePageContext()
  const { investmentFrom, investmentTo, floorArea, trainingDays, monthsToOpening, territory } = facts
  const from = formatPrice(investmentFrom, language)
  const to = formatPrice(investmentTo, language)
  const told = [
    [t('facts.investment'), from === to ? from : t('facts.investmentRange', { from, to })],
    [t('facts.floorArea'), t('facts.floorAreaValue', { area: floorArea })],
    [t('facts.training'), t.plural('facts.trainingValue', trainingDays)],
    [t('facts.opening'), t.plural('facts.openingValue', monthsToOpening)],
    [t('facts.territory'), territory],
  ] as const
  return (
    <>
      <SampleNote of="franchise" />
      <dl className={styles.facts}>
        {told.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{t('facts.contact')}</dt>
          <dd>
            {facts.contactName}
            <span className={styles.role}>{facts.contactRole}</span>
            <a className={styles.link} href={phoneHref(facts.contactPhone)}>
              {facts.contactPhone}
            </a>
            <a className={styles.link} href={`mailto:${facts.contactEmail}`}>
              {facts.contactEmail}
            </a>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{t('facts.note')}</p>
    </>
  )
}
