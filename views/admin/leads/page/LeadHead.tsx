import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from '#views/translations'
import { useListAddress } from '../../list/list-address'
import { StatusBadge } from '../StatusBadge'
import styles from './LeadHead.module.css'
import { useLeadWork } from './lead-work'

/** Heading with the sender's name and links to the list and the neighbouring leads. */
export function LeadHead({ name }: { name: string }) {
  const t = useTranslations('leads')
  const { kind, lead } = useLeadWork()
  const address = useListAddress()
  const { previousId, nextId, page } = lead
  return (
    <>
      <div className={styles.ways}>
        <a className={styles.way} href={address({ page: page > 1 ? page : undefined }, kind.list)} data-way="back">
          <ArrowLeft aria-hidden />
          {t('lead.back')}
        </a>
        {(previousId || nextId) && (
          <nav className={styles.neighbours} aria-label={t('lead.neighbours')}>
            {previousId && (
              <a className={styles.way} href={address({}, `${kind.list}/${previousId}`)} rel="prev" data-way="previous">
                <ChevronLeft aria-hidden />
                {t('lead.previous')}
              </a>
            )}
            {nextId && (
              <a className={styles.way} href={address({}, `${kind.list}/${nextId}`)} rel="next" data-way="next">
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
