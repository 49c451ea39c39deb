import { useState } from 'react'
import { TimeField } from '#views/kit/admin/form/TimeField'
import { useTranslations } from '#views/page-context'
import type { Contents } from '../content-kinds'
import styles from './editor.module.css'

/** Fields for the publication status and date of a post. */
export function Publication({ content }: { content: Contents['post'] }) {
  const t = useTranslations('content')
  const [status, setStatus] = useState(content.status)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('fields.status')}</legend>
      {(['draft', 'published', 'scheduled'] as const).map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name="status"
            value={choice}
            checked={status === choice}
            onChange={() => setStatus(choice)}
          />
          {t(`statusChoices.${choice}`)}
        </label>
      ))}
      {status === 'scheduled' ? (
        <div className={styles.scheduled}>
          <TimeField name="publishedAt" label={t('fields.publishedAt')} />
        </div>
      ) : (
        <input type="hidden" name="publishedAt" />
      )}
    </fieldset>
  )
}
