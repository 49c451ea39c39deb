import { PROOF_SEPARATOR } from '#src/shared/forms/proof-of-work'
import { spamFields } from '#src/shared/forms/spam-fields'
import { usePageContext, useTranslations } from '#views/page-context'
import { useHydrated } from './use-hydrated'

interface SpamFieldsProps {
  /** Form name, prefix of the field id. */
  form: string
  /** Proof-of-work challenge, for a form that is submitted again. */
  challenge?: string
}

/** Honeypot field for spam protection, and hidden fields for submissions without scripts. */
export function SpamFields({ form, challenge }: SpamFieldsProps) {
  const t = useTranslations('layout')
  const { pageDay } = usePageContext()
  const hydrated = useHydrated()
  const id = `${form}-${spamFields.honeypot}`
  return (
    <>
      {/* Positioned off-screen, because bots detect `display: none`; marked to be ignored by password managers and autofill. */}
      <div className="visually-hidden" aria-hidden>
        <label htmlFor={id}>{t('honeypot')}</label>
        <input
          id={id}
          name={spamFields.honeypot}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </div>
      {/* Only without scripts, which submit more precise values; the server-rendered value differs, so hydration must not compare it. */}
      {!hydrated && <input type="hidden" name={spamFields.pageDay} defaultValue={pageDay} suppressHydrationWarning />}
      {!hydrated && challenge && (
        <input type="hidden" name={spamFields.proof} defaultValue={`${challenge}${PROOF_SEPARATOR}`} />
      )}
    </>
  )
}
