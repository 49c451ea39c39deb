import type { ReactNode } from 'react'
import { resetConsent } from '../../client/consent'
import { BackField } from './BackField'

interface ResetConsentButtonProps {
  className?: string
  children: ReactNode
}

/** Deletes the choice about cookies and asks again. */
export function ResetConsentButton({ className, children }: ResetConsentButtonProps) {
  return (
    <form
      method="post"
      action="/consent"
      onSubmit={(event) => {
        event.preventDefault()
        resetConsent()
      }}
    >
      <BackField />
      <button type="submit" name="choice" value="unset" className={className}>
        {children}
      </button>
    </form>
  )
}
