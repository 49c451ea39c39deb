import { ArrowRight } from 'lucide-react'
import { addressOf } from '#src/shared/addresses'
import type { ServicePage } from '#src/shared/service-pages'
import { type DrawnPlace, PagePicture } from '../../components/ui/PagePicture'
import { Section } from '../../components/ui/Section'
import { useFromPrice } from '../../services/use-from-price'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import type { Data } from './+data'
import styles from './Services.module.css'

const targets: Record<string, { page: ServicePage; picture: DrawnPlace }> = {
  foodIntolerance: {
    page: 'foodIntolerance',
    picture: { place: 'foodIntoleranceHeader', name: 'food-intolerance' },
  },
  functionalScreening: {
    page: 'functionalScreening',
    picture: { place: 'functionalScreeningHeader', name: 'functional-screening' },
  },
  bioresonance: {
    page: 'bioresonanceProcedure',
    picture: { place: 'bioresonanceProcedureHeader', name: 'bioresonance-procedure' },
  },
}

export default function Services({ fromPrices }: Pick<Data, 'fromPrices'>) {
  const t = useTranslations('home')
  const { language } = usePageContext()
  const fromPrice = useFromPrice()
  return (
    <Section id="services" tone="lavender" title={t('services.title')} lead={t('services.lead')}>
      <ul className={styles.cards}>
        {t.list('services.cards').map(({ id, title, description, link }) => {
          const { page, picture } = targets[id]!
          const price = fromPrices[page]
          return (
            <li key={id} className={`${styles.card} slide-in`}>
              <PagePicture
                className={styles.picture}
                of={picture}
                alt=""
                sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 44vw, 80vw"
              />
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{description}</p>
                <div className={styles.foot}>
                  <a className={styles.link} href={addressOf(page, language)}>
                    {link}
                    <ArrowRight aria-hidden />
                  </a>
                  {price !== undefined && <span className={styles.price}>{fromPrice(price)}</span>}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
      <p className={styles.disclaimer}>
        <a href={addressOf('guide', language)}>
          <strong>{t('services.guide')}</strong>
        </a>
        <br />
        <a href={addressOf('shop', language, { fragment: 'voucher' })}>
          <strong>{t('services.vouchers')}</strong>
        </a>
        <br />
        {t('services.disclaimer')}
      </p>
    </Section>
  )
}
