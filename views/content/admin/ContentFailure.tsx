import { FailureNotice } from '#views/kit/admin/notice/FailureNotice'
import { useTranslations } from '#views/page-context'

interface ContentFailureProps {
  /** Error message of the API, if it responded. */
  detail?: string
  status?: number
}

/** Notice that explains why a content change failed. */
export function ContentFailure({ detail, status }: ContentFailureProps) {
  const t = useTranslations('content')
  return <FailureNotice text={detail ?? t('failed')} status={status} />
}
