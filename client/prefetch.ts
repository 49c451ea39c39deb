import { pathTo } from '../src/shared/addresses'
import { router } from './router'

/** Fetches the code of the pages most visitors go to next, unless they save data. */
export async function prefetchLikelyPages(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const { prefetch } = await router()
  for (const page of ['foodIntolerance', 'contact'] as const) await prefetch(pathTo(page))
}
