import { addressOf } from '#src/shared/addresses'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { CallToAction } from '#views/kit/components/CallToAction'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import { PageHeader } from '#views/kit/components/PageHeader'
import { SampleNote } from '#views/kit/components/SampleNote'
import { Section } from '#views/kit/components/Section'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { byCategory } from '../../by-category'
import { PriceTable } from '../../services/PriceTable'
import type { Data } from './+data'
import { JumpLinks } from './JumpLinks'
import styles from './Page.module.css'

export default function Page() {
  const t = useTranslations('pricelist')
  const { language } = usePageContext()
  const { rows } = useData<Data>()
  const groups = byCategory(rows)
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        picture={{ place: 'pricelistHeader', name: 'pricelist', alt: t('imageAlt') }}
      />
      <Section>
        <SampleNote of="prices" />
        {rows.length > 0 ? (
          <div className={styles.columns}>
            <JumpLinks categories={groups.map(({ category }) => category)} />
            <PriceTable groups={groups} />
          </div>
        ) : (
          <p>{t('empty')}</p>
        )}
        <div className={styles.notes}>
          <div>
            <h2 className={styles.title}>{t('notesTitle')}</h2>
            <ul className={styles.list}>
              {t.list('notes').map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
          <Disclaimer text={t('disclaimer')} />
        </div>
      </Section>
      <CallToAction title={t('cta.title')} text={t('cta.text')}>
        <ButtonLink look="sun" href={addressOf('contact', language, { fragment: 'contact' })}>
          {t('cta.contact')}
        </ButtonLink>
        <ButtonLink look="light" href={addressOf('contact', language, { fragment: 'locations' })}>
          {t('cta.location')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}
