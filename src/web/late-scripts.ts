const SCRIPTS =
  /<script src="([^"]*)" type="module" async><\/script>((?:<link rel="modulepreload" href="[^"]*"[^>]*>\s*)*)/

/**
 * Lets a page be painted before the browser fetches and runs the scripts that bring it to life: on a slow line they share
 * the bandwidth with its font and first picture. vike writes these elements itself, and has no setting for it.
 */
export function startScriptsLate(html: string): string {
  return html.replace(SCRIPTS, (_, entry: string, preloads: string) => {
    const parts = [...preloads.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    return `<script src="/start.js" async data-scripts="${[entry, ...parts].join(' ')}"></script>`
  })
}
