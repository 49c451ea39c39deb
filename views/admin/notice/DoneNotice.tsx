import type { ReactNode } from 'react'
import { usePageContext, useTranslations } from '#views/page-context'
import { PageNotice } from './PageNotice'

interface DoneNoticeProps {
  /** Translation namespace of the success messages. */
  of: 'accounts' | 'api-keys' | 'recipients' | 'webhooks'
  /** Additional content. */
  children?: ReactNode
}

/** Success notice of the submitted form, taken from the query of the address. */
export function DoneNotice({ of, children }: DoneNoticeProps) {
  const t = useTranslations(of)
  const { form, urlParsed } = usePageContext()
  const what = `done.${urlParsed.search.done}`
  if (form || !t.has(what)) return null
  return (
    <PageNotice kind="done">
      <p>
        {t(what)} {children}
      </p>
    </PageNotice>
  )
}
