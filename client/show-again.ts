import { navigate } from 'vike/client/router'

/**
 * Asks for the page's data again and shows it in place: nothing scrolls, what was typed stays. Without `?lang=`, which
 * would overrule the choice of a language.
 */
export function showAgain(): Promise<void> {
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  return navigate(url.pathname + url.search + url.hash, { keepScrollPosition: true, overwriteLastHistoryEntry: true })
}
