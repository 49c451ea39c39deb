import { inLanguage } from '#src/shared/addresses'
import { useKeptQuery } from '#views/kit/layout/use-kept-query'
import { usePageContext } from '#views/page-context'

/** Hidden field with the page to return to after a form submission without JavaScript. */
export function BackField() {
  const { errorStatus, language, urlOriginal } = usePageContext()
  const { lang: _, ...query } = useKeptQuery()
  // An error page is nothing to return to.
  const back = errorStatus
    ? inLanguage('/', language)
    : inLanguage(urlOriginal.replace(/[?#].*/, ''), language, { query })
  return <input type="hidden" name="back" value={back} />
}
