import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { App } from './App'
import { Head } from './layout/Head'
import { loadSections } from './lazy-section'
import { structuredDataOf } from './structured-data/structured-data'

export async function onRenderHtml(pageContext: PageContextServer) {
  await loadSections()
  const head = dangerouslySkipEscape(
    renderToString(<Head pageContext={pageContext} structuredData={await structuredDataOf(pageContext)} />),
  )
  const app = dangerouslySkipEscape(renderToString(<App pageContext={pageContext} />))
  return escapeInject`<!DOCTYPE html>
<html lang="${pageContext.language}">
<head>
${head}
</head>
<body><div id="root">${app}</div></body>
</html>`
}
