import { prefetch } from 'vike/client/router'
import { pathTo } from '../src/shared/addresses'

/** Fetches the code of the pages most visitors go to next, unless they save data. */
export async function prefetchLikelyPages(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const page of ['foodIntolerance', 'contact'] as const) await prefetch(pathTo(page))
}
