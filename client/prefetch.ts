import { addressOf } from '#src/shared/addresses'
import type { Language } from '#src/shared/languages'
import { router } from './router'

/** Prefetches the code of likely next pages, unless the user saves data. */
export async function prefetchLikelyPages(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const { prefetch } = await router()
  const language = document.documentElement.lang as Language
  for (const page of ['foodIntolerance', 'contact'] as const) await prefetch(addressOf(page, language))
}
