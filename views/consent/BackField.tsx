import { inLanguage } from '#src/shared/addresses'
import { usePageContext } from '#views/page-context'

/** Hidden field with the page to return to after a form submission without JavaScript. */
export function BackField() {
  const { errorStatus, language, urlOriginal, urlParsed } = usePageContext()
  // An error page is nothing to return to. The server renders the part of the query that the page reads.
  const query = urlParsed.search
  return (
    <input
      type="hidden"
      name="back"
      value={inLanguage(errorStatus ? '/' : urlOriginal.replace(/[?#].*/, ''), language, { query })}
    />
  )
}
