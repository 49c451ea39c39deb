import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import { PageNotice } from '../notice/PageNotice'

const done = ['save', 'enable', 'disable', 'remove'] as const

/** What the form that led here has done; the address names it. */
export function DoneNotice() {
  const t = useTranslations('webhooks')
  const { form, urlParsed } = usePageContext()
  const what = done.find((each) => each === urlParsed.search.done)
  if (!what || form) return null
  return (
    <PageNotice kind="done">
      <p>{t(`done.${what}`)}</p>
    </PageNotice>
  )
}
