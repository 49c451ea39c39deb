import type { ReactNode } from 'react'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import { PagePicture } from '#views/kit/components/PagePicture'
import { Section } from '#views/kit/components/Section'
import { useTranslations } from '#views/page-context'
import styles from './About.module.css'
import { Facts } from './Facts'
import { Features } from './Features'

/** The chain: its story, figures and features, and below them its locations. */
export default function About({ children }: { children: ReactNode }) {
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
      <Facts />
      <Features />
      <div className={styles.note}>
        <Disclaimer text={t('about.disclaimer')} />
      </div>
      {children}
    </Section>
  )
}
