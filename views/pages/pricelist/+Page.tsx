import { addressOf } from '#src/shared/addresses'
import { byCategory } from '#views/categories/by-category'
import { ButtonLink } from '#views/components/ui/ButtonLink'
import { CallToAction } from '#views/components/ui/CallToAction'
import { Disclaimer } from '#views/components/ui/Disclaimer'
import { PageHeader } from '#views/components/ui/PageHeader'
import { SampleNote } from '#views/components/ui/SampleNote'
import { Section } from '#views/components/ui/Section'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { PriceTable } from '#views/services/PriceTable'
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
