import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import styles from './SampleNote.module.css'

/** Stands where something is made up, until the owner says that all of it is real. */
export function SampleNote() {
  const t = useTranslations('layout')
  const { sampleData } = usePageContext()
  if (!sampleData) return null
  return (
    <p className={styles.note} role="note">
      {t('sampleNote')}
    </p>
  )
}
