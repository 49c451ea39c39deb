import type { Language } from '../src/shared/languages'
import { navigate } from './router'

/**
 * Reloads the page data and re-renders in place: scroll position and input are kept.
 * @param lang language to put in the URL, where it overrides the stored choice
 */
export function showAgain(lang?: Language): Promise<void> {
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  if (lang) url.searchParams.set('lang', lang)
  return navigate(url.pathname + url.search + url.hash, { keepScrollPosition: true, overwriteLastHistoryEntry: true })
}
