import { usePageContext, useTranslations } from '#views/page-context'
import { useData } from '#views/page-context'
import type { Data } from '../+data'
import styles from './over-time.module.css'

const choices = ['week', 'month'] as const

/** Links to the figures of weeks and of months; `names` selects the texts, and the section that they lead to. */
export function PeriodChoice({ names }: { names: 'overTime' | 'byLocation' }) {
  const t = useTranslations('dashboard')
  const { urlPathname } = usePageContext()
  const { by } = useData<Data>()
  const anchor = { overTime: '#over-time', byLocation: '' }[names]
  return (
    <nav className={styles.choices} aria-label={t(`${names}.by`)}>
      {choices.map((choice) => (
        <a key={choice} href={`${urlPathname}?by=${choice}${anchor}`} aria-current={choice === by || undefined}>
          {t(`${names}.${choice}`)}
        </a>
      ))}
    </nav>
  )
}
