import { PagePicture } from '../../components/ui/PagePicture'
import { Section } from '../../components/ui/Section'
import { useTranslations } from '../../page-context'
import styles from './About.module.css'

export function About() {
  const t = useTranslations('home')
  return (
    <Section id="about">
      <div className={styles.story}>
        <div>
          <h2>{t('about.title')}</h2>
          <p className={styles.lead}>{t('about.lead')}</p>
          {t.list('about.paragraphs').map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        <div className={styles.pictureFrame}>
          <PagePicture
            className={styles.picture}
            of={{ place: 'homeAbout', name: 'about' }}
            alt={t('about.imageAlt')}
            sizes="(min-width: 64rem) 34rem, 92vw"
          />
        </div>
      </div>
    </Section>
  )
}
