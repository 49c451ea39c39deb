import { Scale } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { Claim } from '#src/shared/claims/health-claims'
import { useTranslations } from '#views/page-context'
import styles from './claims.module.css'

interface ClaimsNoticeProps {
  claims: (Claim & { label: string })[]
  /** Remedy below the phrases. */
  children: ReactNode
}

/** Phrases that may be claims about health, with the reasons. */
export function ClaimsNotice({ claims, children }: ClaimsNoticeProps) {
  const t = useTranslations('claims')
  const reason = useTranslations('validation')
  if (claims.length === 0) return null
  return (
    <aside className={styles.notice} aria-label={t('title')}>
      <Scale aria-hidden />
      <div className={styles.text}>
        <p className={styles.title}>{t('title')}</p>
        <p>{t('text')}</p>
        <dl className={styles.claims}>
          {claims.map(({ label, phrase, reason: why }, index) => (
            <Fragment key={index}>
              <dt>{label}</dt>
              <dd>{reason(`claims.${why}`, { phrase })}</dd>
            </Fragment>
          ))}
        </dl>
        {children}
      </div>
    </aside>
  )
}
