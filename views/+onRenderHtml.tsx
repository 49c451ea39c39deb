import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { App } from './App'
import { Head } from './layout/Head'
import { loadSections } from './lazy-section'
import { renderWhole } from './render-whole'
import { structuredDataOf } from './structured-data/structured-data'

/**
 * In the body, because a preload in the head delays the first paint by up to 100 ms. Placed after the content, so that on a slow line the
 * hero picture loads first; the font would be too late for this page anyway.
 */
const fontHint = dangerouslySkipEscape(
  '<link rel="preload" href="/fonts/rosario.woff2" as="font" type="font/woff2" crossorigin="">',
)

export async function onRenderHtml(pageContext: PageContextServer) {
  await loadSections()
  const head = dangerouslySkipEscape(
    await renderWhole(<Head pageContext={pageContext} structuredData={await structuredDataOf(pageContext)} />),
  )
  const app = dangerouslySkipEscape(await renderWhole(<App pageContext={pageContext} />))
  // vike derives its indentation from the line before the end of the body: that line is empty.
  return escapeInject`<!DOCTYPE html>
<html lang="${pageContext.language}">
<head>
${head}
</head>
<body><div id="root">${app}</div>${fontHint}
</body>
</html>`
}
