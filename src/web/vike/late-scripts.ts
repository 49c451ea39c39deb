import { publicFilesVersion } from './public-files.js'

const SCRIPTS =
  /<script src="([^"]*)" type="module" async><\/script>((?:<link rel="modulepreload" href="[^"]*"[^>]*>\s*)*)/

/**
 * Makes browsers paint a page before they load the scripts that hydrate it: on a slow connection they compete with the
 * font and the first picture. vike writes these elements itself, without a setting.
 */
export function startScriptsLate(html: string): string {
  return html.replace(SCRIPTS, (_, entry: string, preloads: string) => {
    const parts = [...preloads.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    return `<script src="/start.js?v=${publicFilesVersion}" async data-scripts="${[entry, ...parts].join(' ')}"></script>`
  })
}

/** Removes the scripts of a page, so that its router does not lead to other pages within it. */
export const withoutScripts = (html: string) => html.replace(SCRIPTS, '')
