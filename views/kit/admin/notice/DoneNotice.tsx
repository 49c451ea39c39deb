import type { ReactNode } from 'react'
import { usePageContext } from '#views/page-context'
import { PageNotice } from './PageNotice'

interface DoneTexts {
  (key: never): string
  has: (key: string) => boolean
}

interface DoneNoticeProps {
  /** Texts with the success messages below `done`. */
  t: DoneTexts
  /** Additional content. */
  children?: ReactNode
}

/** Success notice of the submitted form, taken from the query of the address. */
export function DoneNotice({ t, children }: DoneNoticeProps) {
  const { form, urlParsed } = usePageContext()
  const what = `done.${urlParsed.search.done}`
  if (form || !t.has(what)) return null
  return (
    <PageNotice kind="done">
      <p>
        {t(what as never)} {children}
      </p>
    </PageNotice>
  )
}
