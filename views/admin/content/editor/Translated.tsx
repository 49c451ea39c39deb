import { languages } from '#src/shared/languages'
import { Field } from '#views/components/form/Field'
import { useTranslations } from '#views/translations'
import styles from './editor.module.css'

interface TranslatedProps {
  name: string
  label: string
  hint?: string
  maxLength: number
  /** Lines to begin with; without them it is one line. */
  rows?: number
  required?: boolean
}

/** A text in every language, side by side. */
export function Translated({ name, label, hint, rows, ...attributes }: TranslatedProps) {
  const t = useTranslations('content')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.pair}>
        {languages.map((language) => {
          const field = {
            name: `${name}.${language}`,
            label: t(`languages.${language}`),
            lang: language,
            ...attributes,
          }
          return (
            <div key={language}>
              <Field {...field} multiline={Boolean(rows)} rows={rows} />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
