import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from '#views/page-context'
import { StatusBadge } from '../StatusBadge'
import { useLeadWork } from './lead-work'
import styles from './LeadHead.module.css'
import type { LeadWays } from './use-ways'

interface LeadHeadProps {
  name: string
  ways: LeadWays
}

/** Heading with the sender's name and links to the list and the neighbouring leads. */
export function LeadHead({ name, ways: { back, previous, next } }: LeadHeadProps) {
  const t = useTranslations('leads')
  const { kind, lead } = useLeadWork()
  return (
    <>
      <div className={styles.ways}>
        <a className={styles.way} href={back} data-way="back">
          <ArrowLeft aria-hidden />
          {t('lead.back')}
        </a>
        {(previous || next) && (
          <nav className={styles.neighbours} aria-label={t('lead.neighbours')}>
            {previous && (
              <a className={styles.way} href={previous} rel="prev" data-way="previous">
                <ChevronLeft aria-hidden />
                {t('lead.previous')}
              </a>
            )}
            {next && (
              <a className={styles.way} href={next} rel="next" data-way="next">
                {t('lead.next')}
                <ChevronRight aria-hidden />
              </a>
            )}
          </nav>
        )}
      </div>
      <div className={styles.head}>
        <h1 className={styles.name}>{name}</h1>
        <StatusBadge kind={kind} status={lead.status} />
      </div>
    </>
  )
}
