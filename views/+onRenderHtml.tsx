import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { publicFile } from '#client/public-file'
import { App } from './App'
import { structuredDataOf } from './kit/structured-data/structured-data'
import { loadSections } from './lazy-section'
import { renderWhole } from './render-whole'
import { Head } from './site/layout/Head'

/**
 * In the body, after the content: in the head it delays the first paint by up to 100 ms, and on a slow line the picture at the top loads first.
 * Text is painted in a fallback as wide as the font until then.
 */
const fontHint = dangerouslySkipEscape(
  `<link rel="preload" href="${publicFile('/fonts/rosario.woff2')}" as="font" type="font/woff2" crossorigin="" fetchpriority="low">`,
)

/** Preloads of the content, which React puts before it. They begin earlier in the head, before its inline styles. */
const PRELOADS = /^((?:<link rel="preload"[^>]*>)*)(.*)$/s

export async function onRenderHtml(pageContext: PageContextServer) {
  await loadSections()
  const head = await renderWhole(
    <Head pageContext={pageContext} structuredData={await structuredDataOf(pageContext)} />,
  )
  const [, preloads = '', app = ''] = PRELOADS.exec(await renderWhole(<App pageContext={pageContext} />))!
  // vike derives its indentation from the line before the end of the body: that line is empty.
  return escapeInject`<!DOCTYPE html>
<html lang="${pageContext.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${dangerouslySkipEscape(preloads + head)}
</head>
<body><div id="root">${dangerouslySkipEscape(app)}</div>${fontHint}
</body>
</html>`
}
