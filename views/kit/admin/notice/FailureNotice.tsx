import type { Ref } from 'react'
import { Notice } from '../../forms/Notice'
import { SignInLink } from './SignInLink'

interface FailureNoticeProps {
  text: string
  /** HTTP status of the response; 401 means that the session ended. */
  status?: number
  ref?: Ref<HTMLDivElement>
}

/** Notice of a failure, with a sign-in link when the session has ended. */
export function FailureNotice({ text, status, ref }: FailureNoticeProps) {
  return (
    <Notice ref={ref} kind="failed" tabIndex={-1}>
      {text} {status === 401 && <SignInLink />}
    </Notice>
  )
}
