import { usePageContext } from '../page-context'

/** Hidden field with the page to return to after a form submission without JavaScript. */
export function BackField() {
  const { errorStatus, urlOriginal } = usePageContext()
  // An error page is nothing to return to.
  return <input type="hidden" name="back" value={errorStatus ? '/' : urlOriginal.split(/[?#]/)[0]} />
}
