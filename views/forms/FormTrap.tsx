import { trap } from '#src/shared/forms/form-trap'
import { PROOF_SEPARATOR } from '#src/shared/forms/proof-of-work'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import { useHydrated } from './use-hydrated'

interface FormTrapProps {
  /** Makes its id unique on the page. */
  form: string
  /** Answered by who sends the form again. */
  challenge?: string
}

/** What nobody sees, but who fills in all there is; and what a browser sends that runs no scripts. */
export function FormTrap({ form, challenge }: FormTrapProps) {
  const t = useTranslations('layout')
  const { pageDay } = usePageContext()
  const hydrated = useHydrated()
  const id = `${form}-${trap.bait}`
  return (
    <>
      {/* Off the screen instead of `display: none`, which programs know; ignored by what fills in forms for people. */}
      <div className="visually-hidden" aria-hidden>
        <label htmlFor={id}>{t('bait')}</label>
        <input
          id={id}
          name={trap.bait}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </div>
      {/* Where scripts run they say more; what the server wrote is not theirs to compare. */}
      {!hydrated && <input type="hidden" name={trap.pageDay} defaultValue={pageDay} suppressHydrationWarning />}
      {!hydrated && challenge && (
        <input type="hidden" name={trap.proof} defaultValue={`${challenge}${PROOF_SEPARATOR}`} />
      )}
    </>
  )
}
