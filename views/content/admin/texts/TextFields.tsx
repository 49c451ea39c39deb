import type { ReactNode } from 'react'
import type { PageTextsDto } from '#src/content/page-texts/page-texts.dto'
import type { Language } from '#src/shared/languages'
import { useFormState } from '#views/kit/forms/form-context'
import { useTranslations } from '#views/page-context'
import editor from '../editor/editor.module.css'
import type { LabelledText } from './sections'
import { fieldName, languagesOf } from './text-content'
import { TextInput } from './TextInput'
import styles from './texts.module.css'

/** Lengths from which search engines shorten texts. */
const advised: Record<string, number> = { 'meta.title': 60, 'meta.description': 155 }

/** Fields of a text in every language, with marks of what needs a look. */
export function TextFields({ text, medium }: { text: LabelledText; medium: PageTextsDto['medium'] }) {
  const t = useTranslations('page-texts')
  const content = useTranslations('content')
  const { values } = useFormState()
  const { key, label, original, outdatedLanguage, placeholders, maxLength } = text
  const part = key === 'meta.title' ? 'title' : key === 'meta.description' ? 'description' : undefined
  return (
    <fieldset className={editor.group}>
      <legend className={styles.legend}>{label}</legend>
      {part && <p className={editor.hint}>{t(`hints.${part}`)}</p>}
      {placeholders.length > 0 && (
        <p className={editor.hint}>
          {t(medium === 'mail' ? 'mails.placeholders' : 'hints.placeholders', { names: placeholders.join(', ') })}
        </p>
      )}
      <div className={editor.pair}>
        {languagesOf(key).map((language) => (
          <div key={language}>
            <TextInput
              name={fieldName(key, language)}
              label={content(`languages.${language}`)}
              text={values[fieldName(key, language)] ?? ''}
              original={original[language]}
              of={label}
              advised={advised[key]}
              language={language}
              maxLength={maxLength}
            />
            {outdatedLanguage === language && (
              <Mark of={`${key}.${language}`} text={t(`outdatedMark.${language}`)} action={t('stillRight')} />
            )}
            <Superseded text={text} language={language} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** Former and present original of a text, if it has changed since. A text that does not fit the present one must change. */
function Superseded({ text, language }: { text: LabelledText; language: Language }) {
  const t = useTranslations('page-texts')
  const former = text.formerOriginal[language]
  const isUnused = text.unusedLanguages.includes(language)
  if (former === null && !isUnused) return null
  return (
    <Mark
      of={isUnused ? undefined : `${text.key}.${language}`}
      text={t(isUnused ? 'unusedMark' : 'supersededMark')}
      action={t('keepMine')}
    >
      <dl className={styles.versions} lang={language}>
        <dt>{t('former')}</dt>
        <dd>{former ?? '–'}</dd>
        <dt>{t('current')}</dt>
        <dd>{text.original[language]}</dd>
      </dl>
    </Mark>
  )
}

interface MarkProps {
  /** Text or list that the box marks as reviewed; undefined for a mark without a box. */
  of?: string
  text: string
  action: string
  children?: ReactNode
}

/** Mark of a text that needs a look, with a box that removes it. */
export function Mark({ of, text, action, children }: MarkProps) {
  return (
    <div className={styles.mark}>
      <p>{text}</p>
      {children}
      {of !== undefined && (
        <label className={styles.box}>
          <input type="checkbox" name="reviewed" value={of} />
          {action}
        </label>
      )}
    </div>
  )
}
