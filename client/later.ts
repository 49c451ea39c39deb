import { prefetchLikelyPages } from './prefetch'

/** What no visitor waits for; staff in the admin need none of it. */
export async function doLater(): Promise<void> {
  if (/^\/admin(\/|$)/.test(location.pathname)) return
  await prefetchLikelyPages()
}
