import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import { Message } from './Message'

const done = ['name', 'password', 'sessions', 'off', 'role', 'disable', 'enable'] as const

/** What the form that led here has done; the address names it. */
export function DoneMessage() {
  const t = useTranslations('accounts')
  const { form, urlParsed } = usePageContext()
  const what = done.find((each) => each === urlParsed.search.done)
  if (!what || form) return null
  return (
    <Message kind="done">
      <p>{t(`done.${what}`)}</p>
    </Message>
  )
}
