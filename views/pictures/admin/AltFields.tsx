import { type FormEvent, useState } from 'react'
import { newContentClaims } from '#src/shared/claims/content-claims'
import { type Language, languages, type Translated } from '#src/shared/languages'
import claimStyles from '#views/admin/claims/claims.module.css'
import { ClaimsNotice } from '#views/admin/claims/ClaimsNotice'
import { Field } from '#views/kit/forms/Field'
import { useFormState } from '#views/kit/forms/form-context'
import { useTranslations } from '#views/page-context'
import { DecorativeField } from './DecorativeField'
import styles from './pictures.module.css'

const nameOf = (language: Language) => `alt.${language}`

/** Fields of the alternative text, with a confirmation of claims about health that it did not make before. */
export function AltFields({ earlier }: { earlier?: Translated }) {
  const t = useTranslations('pictures')
  const claimTexts = useTranslations('claims')
  const { values } = useFormState()
  const [alt, setAlt] = useState(() =>
    Object.fromEntries(languages.map((language) => [language, values[nameOf(language)] ?? ''])),
  )
  const labelOf = (language: Language) => `${t('upload.alt')} (${t(`languages.${language}`)})`
  const claims = newContentClaims({ alt }, { alt: earlier })
  const type = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement
    const language = languages.find((each) => nameOf(each) === name)
    if (language) setAlt((before) => ({ ...before, [language]: value }))
  }
  return (
    <div className={styles.alt} onInput={type}>
      {languages.map((language) => (
        <Field
          key={language}
          name={nameOf(language)}
          label={labelOf(language)}
          hint={language === 'hr' ? t('upload.altHint') : undefined}
          lang={language}
          unmarked
        />
      ))}
      <DecorativeField />
      <ClaimsNotice
        claims={claims.map((claim) => ({ ...claim, label: labelOf(claim.field.split('.').at(-1) as Language) }))}
      >
        {/* Other claims need another confirmation. */}
        <label key={claims.map(({ field, phrase }) => field + phrase).join()} className={claimStyles.confirmation}>
          <input type="checkbox" name="claims" value="confirmed" />
          {claimTexts('confirm')}
        </label>
      </ClaimsNotice>
    </div>
  )
}
