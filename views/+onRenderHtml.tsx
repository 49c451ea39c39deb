import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { App } from './App'
import { Head } from './layout/Head'
import { loadSections } from './lazy-section'
import { renderWhole } from './render-whole'
import { structuredDataOf } from './structured-data/structured-data'

/**
 * In the body: in the head browsers would wait for the font, for a tenth of a second at most, before they paint at all. After what
 * is shown: on a slow line the picture a page opens with comes first, for the font would be too late for this page anyway.
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
  // vike looks at the whole line before the end of the body, for how far it is indented: that line is empty.
  return escapeInject`<!DOCTYPE html>
<html lang="${pageContext.language}">
<head>
${head}
</head>
<body><div id="root">${app}</div>${fontHint}
</body>
</html>`
}
