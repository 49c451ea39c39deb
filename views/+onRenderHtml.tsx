import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { alternates } from '../src/rendering/addresses'
import { App } from './App'
import { headOf } from './layout/head'

export function onRenderHtml(pageContext: PageContextServer) {
  const { language, publicUrl, urlOriginal } = pageContext
  const { title, description } = headOf(pageContext)
  const links = alternates(decodeURI(urlOriginal.split('?')[0] ?? '/'))
  const indexed = links
    ? escapeInject`<link rel="canonical" href="${publicUrl + links[language]}">
<link rel="alternate" hreflang="hr" href="${publicUrl + links.hr}">
<link rel="alternate" hreflang="en" href="${publicUrl + links.en}">
<link rel="alternate" hreflang="x-default" href="${publicUrl + links.hr}">`
    : escapeInject`<meta name="robots" content="noindex">`
  const app = dangerouslySkipEscape(renderToString(<App pageContext={pageContext} />))
  return escapeInject`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${indexed}
</head>
<body><div id="root">${app}</div></body>
</html>`
}
