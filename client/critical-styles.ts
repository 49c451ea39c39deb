import { themeColour } from './theme-colour'

/** In a cascade layer, so that the site's own style sheet wins, in whatever order they load. */
const CRITICAL = `
@layer critical {
  :root { --container: 1200px }
  body { font-family: Rosario, sans-serif }
  #top > div > header { color: ${themeColour} }
  picture:has(> [fetchpriority='high']) { background: linear-gradient(#f5f5f5, #e5e5e5) }
  .slide-in.waiting.active { animation: critical-slide-in 0.5s backwards }
  @keyframes critical-slide-in { from { opacity: 0; transform: translateY(20px) } }
}`

/** Adds critical styles as a constructed style sheet: the content security policy allows no further style element. */
export function addCriticalStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CRITICAL)
  document.adoptedStyleSheets.push(sheet)
}
