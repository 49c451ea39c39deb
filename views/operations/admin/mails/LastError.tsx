import { RESERVED_DOMAIN } from '#src/shared/reserved-domain'
import { useTranslations } from '#views/page-context'

/** Error of the last attempt to send a mail: in the words of the mail server, or a dash without one. */
export function LastError({ error }: { error: string | null }) {
  const t = useTranslations('mails')
  return error === RESERVED_DOMAIN ? t('reservedDomain') : (error ?? '–')
}
