import type { Language } from '../src/shared/languages'
import { navigate } from './router'

/**
 * Asks for the page's data again and shows it in place: nothing scrolls, what was typed stays.
 * @param lang names the language in the address, where it would overrule the choice that is kept
 */
export function showAgain(lang?: Language): Promise<void> {
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  if (lang) url.searchParams.set('lang', lang)
  return navigate(url.pathname + url.search + url.hash, { keepScrollPosition: true, overwriteLastHistoryEntry: true })
}
