const AT_LATEST_MS = 5000

/** Calls back once the page has loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: AT_LATEST_MS })
    else setTimeout(callback)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
