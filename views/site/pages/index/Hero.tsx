import { CalendarCheck, Handshake, MapPin } from 'lucide-react'
import { inLanguage } from '#src/shared/addresses'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { PagePicture } from '#views/kit/components/PagePicture'
import { useAppointment } from '#views/locations/contact-bar/use-appointment'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Hero.module.css'
import { useInView } from './use-in-view'

/** Visible ratio at which the hero counts as seen. */
const VISIBLE_FROM = 0.3

export function Hero() {
  const t = useTranslations('home')
  const { language, pagePictures } = usePageContext()
  const photo = pagePictures?.homeHero
  const appointment = useAppointment()
  const [section, inView] = useInView<HTMLElement>(VISIBLE_FROM)
  return (
    <section ref={section} className={styles.hero} data-in-view={inView || undefined}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.subtitle}>{t('hero.subtitle')}</p>
        <div className={styles.buttons}>
          <ButtonLink look="sun" href={appointment.href}>
            <CalendarCheck aria-hidden />
            {appointment.label}
          </ButtonLink>
          <ButtonLink look="outline" href={inLanguage('/contact', language)}>
            <MapPin aria-hidden />
            {t('hero.findLocation')}
          </ButtonLink>
          <ButtonLink look="outline" href={inLanguage('/franchise', language)}>
            <Handshake aria-hidden />
            {t('hero.becomeFranchisee')}
          </ButtonLink>
        </div>
      </div>
      {/* After the words: the parser of a slow phone may pause in between, and on a narrow screen they are above it. */}
      <PagePicture
        className={photo ? `${styles.picture} ${styles.photo}` : styles.picture}
        of={{ place: 'homeHero', name: 'hero' }}
        alt={t('hero.imageAlt')}
        sizes={photo ? '(min-width: 64rem) 58vw, 100vw' : '100vw'} // on a desktop a photograph ends before the words
        eager
      />
      <svg className={styles.wave} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 62C200 18 420 8 690 40S1190 92 1440 34V90H0Z" />
      </svg>
    </section>
  )
}
