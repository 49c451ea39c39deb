import type { ReactNode } from 'react'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import { PageNotice } from './PageNotice'

interface DoneNoticeProps {
  /** Whose texts say what was done. */
  of: 'accounts' | 'api-keys' | 'webhooks'
  /** What else there is to say of it. */
  children?: ReactNode
}

/** What the form that led here has done; the address names it. */
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
