import { problemIn } from '#client/requests/problem'
import { useTranslations } from '#views/page-context'

/** Returns a function that describes why a passkey was not used or created. */
export function usePasskeyFault(): (error: unknown) => string {
  const t = useTranslations('admin')
  return (error) => {
    const { name } = error as Error
    if (name === 'NotAllowedError' || name === 'AbortError') return t('passkeys.cancelled')
    if (name === 'InvalidStateError') return t('passkeys.present')
    if (name === 'SecurityError') return t('passkeys.unsupported')
    return problemIn(error)?.detail ?? t('passkeys.failed')
  }
}
