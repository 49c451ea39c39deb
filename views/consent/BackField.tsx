import { usePageContext } from '../page-context'

/** Tells a form posted without JavaScript which page to go back to. */
export function BackField() {
  const { errorStatus, urlOriginal } = usePageContext()
  // An error has no page to go back to.
  return <input type="hidden" name="back" value={errorStatus ? '/' : urlOriginal.split(/[?#]/)[0]} />
}
