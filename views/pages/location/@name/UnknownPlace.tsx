import { MapPin } from 'lucide-react'
import { pathTo } from '../../../../src/rendering/addresses'
import { ButtonLink } from '../../../components/ButtonLink'
import { PageHeader } from '../../../components/PageHeader'
import { Section } from '../../../components/Section'
import { usePageContext } from '../../../page-context'
import { useTranslations } from '../../../translations'
import styles from './UnknownPlace.module.css'

/** Any name that is no centre's. */
export function UnknownPlace({ name }: { name: string }) {
  const t = useTranslations('location')
  const { language } = usePageContext()
  return (
    <>
      <PageHeader title={t('generic.title', { name })} lead={t('generic.lead')} />
      <Section>
        <div className={styles.text}>
          {t.list('generic.paragraphs').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.buttons}>
            <ButtonLink look="sun" href={`${pathTo('contact', language)}#locations`}>
              <MapPin aria-hidden />
              {t('generic.findLocation')}
            </ButtonLink>
            <ButtonLink look="outline" href={pathTo('franchise', language)}>
              {t('generic.franchise')}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </>
  )
}
