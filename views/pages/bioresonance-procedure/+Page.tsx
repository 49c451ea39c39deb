import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { ServiceContactBar } from '../../components/ServiceContactBar'
import { ServicePage } from '../../components/ServicePage'
import { useTranslations } from '../../translations'
import styles from './Page.module.css'

export default function Page() {
  const t = useTranslations('bioresonance-procedure')
  return (
    <>
      <ServicePage service="bioresonance-procedure" subject="bioresonance">
        <Section className={styles.pets}>
          <Picture
            className={styles.picture}
            name="pets"
            alt={t('petsImageAlt')}
            sizes="(min-width: 64rem) 75rem, 92vw"
          />
        </Section>
      </ServicePage>
      <ServiceContactBar subject="bioresonance" />
    </>
  )
}
