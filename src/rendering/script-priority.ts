const SCRIPT = /<script (?=[^>]*type="module")|<link (?=rel="modulepreload")/g

/**
 * Lets the browser fetch what a page looks like (styles, font, first picture) before the scripts that bring it to life:
 * on a slow line they would share the bandwidth. vike writes these elements itself, and has no setting for it.
 */
export function fetchScriptsLast(html: string): string {
  return html.replace(SCRIPT, '$&fetchpriority="low" ')
}
