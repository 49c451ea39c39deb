// Starts the scripts of a page after its first paint: src/web/vike/late-scripts.ts.
{
  const [entry, ...parts] = document.currentScript.dataset.scripts.split(' ')
  const start = () => {
    const elements = parts.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }), ...elements)
  }
  const startOnce = (_, observer) => {
    observer.disconnect()
    start()
  }
  // Hidden pages are not painted.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start()
  else new PerformanceObserver(startOnce).observe({ type: 'paint', buffered: true })
}
