import { ArrowRight } from 'lucide-react'
import { isPlainClick } from '#client/plain-click'
import { useTranslations } from '#views/page-context'
import styles from './Choices.module.css'
import { CHOICES, headingId } from './use-chosen-answer'

interface ChoicesProps {
  chosen: number | undefined
  choose: (index: number) => void
}

/** Links to the answers. */
export function Choices({ chosen, choose }: ChoicesProps) {
  const t = useTranslations('guide')
  return (
    <nav className={styles.choices} aria-labelledby={CHOICES}>
      <h2 id={CHOICES} className={styles.title} tabIndex={-1}>
        {t('question')}
      </h2>
      <ul className={styles.list}>
        {t.list('answers').map(({ id, choice }, index) => (
          <li key={id}>
            <a
              className={styles.choice}
              href={`#${headingId(index)}`}
              aria-current={chosen === index || undefined}
              data-vike="false"
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                choose(index)
              }}
            >
              {choice}
              <ArrowRight aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.private}>{t('private')}</p>
    </nav>
  )
}
