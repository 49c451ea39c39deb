import { ResetConsentButton } from '#views/consent/ResetConsentButton'
import { phoneHref } from '#views/formatting'
import { SocialLinks } from '#views/kit/components/SocialLinks'
import { Mark } from '#views/kit/layout/Mark'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Footer.module.css'
import type { FooterLink } from './footer-links'

export function Footer() {
  const t = useTranslations('layout')
  const { office, footer } = usePageContext()
  const year = String(new Date().getFullYear()) // oxlint-disable-line react/purity -- the server's is kept
  return (
    <footer className={`laid-out-late ${styles.footer}`}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Mark />
            <span>{t('siteName')}</span>
          </p>
          <p>{t('footer.mission')}</p>
          {office && (
            <div className={styles.contact}>
              <h2 className={styles.title}>{t('footer.contactTitle')}</h2>
              <address className={styles.links}>
                <a href={phoneHref(office.phone)}>{office.phone}</a>
                <a href={`mailto:${office.email}`}>{office.email}</a>
                {office.address}
              </address>
              <ul className={styles.hours} aria-label={t('footer.hours')}>
                {office.hours.map(({ days, times }) => (
                  <li key={days}>
                    {days} <span>{times}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <SocialLinks />
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore" className={styles.title}>
            {t('footer.linksTitle')}
          </h2>
          <ul className={styles.links}>
            <Links links={footer.explored} />
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal" className={styles.title}>
            {t('footer.legalTitle')}
          </h2>
          <ul className={styles.links}>
            <Links links={footer.legal} />
            <li>
              <ResetConsentButton className={styles.reset}>{t('footer.resetConsent')}</ResetConsentButton>
            </li>
          </ul>
        </nav>
        <div className={styles.disclaimer}>
          <h2 className={styles.title}>{t('footer.disclaimerTitle')}</h2>
          <p>{t('footer.disclaimer')}</p>
        </div>
      </div>
      <p className={styles.rights} suppressHydrationWarning>
        {t('footer.rights', { year })}
      </p>
    </footer>
  )
}

function Links({ links }: { links: FooterLink[] }) {
  return links.map(({ id, href, text }) => (
    <li key={id}>
      <a href={href}>{text}</a>
    </li>
  ))
}
