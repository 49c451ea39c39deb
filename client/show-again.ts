import { navigate } from './router'

/** Reloads the page data and re-renders in place, under another address if given: scroll position and input are kept. */
export function showAgain(address = location.pathname + location.search + location.hash): Promise<void> {
  return navigate(address, { keepScrollPosition: true, overwriteLastHistoryEntry: true })
}
