import { languages } from '#src/shared/languages'
import { Field } from '#views/kit/forms/Field'
import { useTranslations } from '#views/page-context'
import styles from './editor.module.css'
import { PictureInText } from './PictureInText'

interface TranslatedProps {
  name: string
  label: string
  hint?: string
  /** Initial number of lines of a multi-line field. */
  rows?: number
  /** True for Markdown that may show pictures of the library. */
  pictures?: boolean
}

/** Text field in every language, side by side. */
export function Translated({ name, label, hint, rows, pictures }: TranslatedProps) {
  const t = useTranslations('content')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.pair}>
        {languages.map((language) => (
          <div key={language}>
            <Field name={`${name}.${language}`} label={t(`languages.${language}`)} lang={language} rows={rows} />
            {pictures && <PictureInText name={`${name}.${language}`} language={language} />}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
