import { useTranslations } from '#views/translations'
import { FailureNotice } from '../notice/FailureNotice'

interface ContentFailureProps {
  /** In the words of the API, where it has answered. */
  detail?: string
  status?: number
}

/** Why content was not changed. */
export function ContentFailure({ detail, status }: ContentFailureProps) {
  const t = useTranslations('content')
  return <FailureNotice text={detail ?? t('failed')} status={status} />
}
