import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import styles from './SampleNote.module.css'

/** Note that the page contains sample data; hidden once an administrator has cleared the sample flag. */
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
