import { pathTo } from '../src/shared/addresses'
import { router } from './router'

/** Prefetches the code of likely next pages, unless the user saves data. */
export async function prefetchLikelyPages(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const { prefetch } = await router()
  for (const page of ['foodIntolerance', 'contact'] as const) await prefetch(pathTo(page))
}
