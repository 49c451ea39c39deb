import { themeColour } from './theme-colour'

/** In a layer: where the site's own style sheet says something, it wins, whichever comes first. */
const CRITICAL = `
@layer critical {
  :root { --container: 1200px }
  body { font-family: Rosario, sans-serif }
  #top > div > header { color: ${themeColour} }
  picture:has(> [fetchpriority='high']) { background: linear-gradient(#f5f5f5, #e5e5e5) }
  .slide-in.waiting.active { animation: critical-slide-in 0.5s backwards }
  @keyframes critical-slide-in { from { opacity: 0; transform: translateY(20px) } }
}`

/** As a constructed style sheet: the content policy allows no style element but that of the page. */
export function addCriticalStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CRITICAL)
  document.adoptedStyleSheets.push(sheet)
}
