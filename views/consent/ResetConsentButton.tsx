import type { ReactNode } from 'react'
import { resetConsent } from '#client/consent'
import { BackField } from './BackField'

interface ResetConsentButtonProps {
  className?: string
  children: ReactNode
}

/** Button that deletes the cookie consent and shows the consent banner again. */
export function ResetConsentButton({ className, children }: ResetConsentButtonProps) {
  return (
    <form
      method="post"
      action="/consent"
      onSubmit={(event) => {
        event.preventDefault()
        void resetConsent()
      }}
    >
      <BackField />
      <button type="submit" name="choice" value="unset" className={className}>
        {children}
      </button>
    </form>
  )
}
