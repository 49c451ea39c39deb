import type { ReactNode } from 'react'
import { resetConsent } from '../../client/consent'

interface ResetConsentButtonProps {
  className?: string
  children: ReactNode
}

/** Deletes the choice about cookies and asks again (FTR-1). */
export function ResetConsentButton({ className, children }: ResetConsentButtonProps) {
  return (
    <button type="button" className={className} onClick={resetConsent}>
      {children}
    </button>
  )
}
