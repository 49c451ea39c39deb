import type { Ref } from 'react'
import { Notice } from '../../forms/Notice'
import { SignInLink } from './SignInLink'

interface FailureNoticeProps {
  text: string
  /** 401: the session has ended. */
  status?: number
  ref?: Ref<HTMLDivElement>
}

/** Why something was not done, and the way back in where that is for want of a session. */
export function FailureNotice({ text, status, ref }: FailureNoticeProps) {
  return (
    <Notice ref={ref} kind="failed" tabIndex={-1}>
      {text} {status === 401 && <SignInLink />}
    </Notice>
  )
}
