import { languages } from '#src/shared/languages'
import { Field } from '#views/forms/Field'
import { useTranslations } from '#views/translations'
import styles from './editor.module.css'

interface TranslatedProps {
  name: string
  label: string
  hint?: string
  /** Initial number of lines of a multi-line field. */
  rows?: number
}

/** Text field in every language, side by side. */
export function Translated({ name, label, hint, rows }: TranslatedProps) {
  const t = useTranslations('content')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.pair}>
        {languages.map((language) => (
          <div key={language}>
            <Field name={`${name}.${language}`} label={t(`languages.${language}`)} lang={language} rows={rows} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
