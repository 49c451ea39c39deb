import { useState } from 'react'
import type { Language } from '#src/shared/languages'
import { FieldFrame } from '#views/kit/forms/FieldFrame'
import forms from '#views/kit/forms/form.module.css'
import { useField } from '#views/kit/forms/use-field'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { useTranslations } from '#views/page-context'
import { setValue } from './set-value'
import styles from './texts.module.css'

interface TextInputProps {
  name: string
  label: string
  language: Language
  text: string
  original?: string
  maxLength: number
  /** Length from which search engines shorten it. */
  advised?: number
  /** Label of the text in both languages, for the button that restores the original. */
  of: string
}

/** Number of characters in a line, roughly. */
const LINE = 48

/** Field of a text in one language, with its original below when it differs. */
export function TextInput({ name, label, language, text, original, maxLength, advised, of }: TextInputProps) {
  const t = useTranslations('page-texts')
  const hydrated = useHydrated()
  const { id, error, control } = useField(name)
  const [typed, setTyped] = useState(text)
  const longest = Math.max(text.length, original?.length ?? 0)
  const attributes = {
    ...control,
    id,
    name,
    maxLength,
    lang: language,
    className: forms.control,
    defaultValue: text,
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  }
  return (
    <div className={styles.cell}>
      <FieldFrame id={id} label={label} required error={error}>
        {longest > LINE || maxLength > 200 ? (
          <textarea {...attributes} rows={Math.min(10, Math.ceil(longest / LINE))} />
        ) : (
          <input type="text" {...attributes} />
        )}
      </FieldFrame>
      {advised !== undefined && (
        <p className={styles.count} data-long={typed.length > advised || undefined}>
          {typed.length}/{advised}
        </p>
      )}
      {original !== undefined && typed !== original && (
        <div className={styles.original}>
          <p lang={language}>
            <span className={styles.note}>{t('original')}:</span> {original}
          </p>
          {hydrated && (
            <button
              type="button"
              className={styles.quiet}
              aria-label={t('restoreOf', { label: `${of}, ${label}` })}
              onClick={() => setValue(id, original)}
            >
              {t('restore')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
