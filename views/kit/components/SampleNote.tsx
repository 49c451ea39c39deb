import type texts from '#src/platform/i18n/hr/layout.json'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './SampleNote.module.css'

interface SampleNoteProps {
  /** Sample data that follows the note. */
  of: keyof typeof texts.sampleData
}

/** Note that names the sample data of a page; hidden once an administrator has cleared the sample flag. */
export function SampleNote({ of }: SampleNoteProps) {
  const t = useTranslations('layout')
  const { sampleData } = usePageContext()
  if (!sampleData) return null
  return (
    <p className={styles.note} role="note">
      {t('sampleNote', { what: t(`sampleData.${of}`) })}
    </p>
  )
}
