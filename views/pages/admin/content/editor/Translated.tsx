import { languages } from '../../../../../src/i18n/languages'
import { Field } from '../../../../components/form/Field'
import { TextArea } from '../../../../components/form/TextArea'
import { useTranslations } from '../../../../translations'
import styles from './editor.module.css'

interface TranslatedProps {
  name: string
  label: string
  hint?: string
  maxLength: number
  /** Lines to begin with; without them it is one line. */
  rows?: number
  required?: boolean
  /** Other texts to choose from, by language. */
  suggestions?: Record<string, string[]>
}

/** A text in every language, side by side. */
export function Translated({ name, label, hint, rows, suggestions, ...attributes }: TranslatedProps) {
  const t = useTranslations('content-desk')
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
          const list = suggestions && `${name}-${language}-suggestions`
          return (
            <div key={language}>
              {rows ? <TextArea {...field} rows={rows} /> : <Field {...field} list={list} />}
              {suggestions && (
                <datalist id={list}>
                  {suggestions[language]?.map((text) => (
                    <option key={text} value={text} />
                  ))}
                </datalist>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
