import { createHash } from 'node:crypto'
import { propertiesOf, textNamespaces } from '#src/content/page-texts/editable-texts.js'
import type { FoundPage } from '#src/shared/addresses.js'

const STYLE = `.draft-bar{position:fixed;inset:auto 0 0;z-index:1000;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:center;padding:.5rem 1rem;border-block-start:3px solid var(--sun);background:var(--surface);color:var(--ink);font-size:.9375rem}.draft-bar strong{padding:.125rem .625rem;border-radius:1rem;background:var(--sun);color:var(--night)}.draft-bar a{display:inline-flex;align-items:center;min-height:2.75rem}body{padding-block-end:4.5rem}`

/** Hash of the bar's styles, in the syntax of a content security policy. */
export const DRAFT_BAR_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

interface DraftBarTexts {
  label: string
  mark: string
  text: string
  edit: string
}

/** Adds a bar to a page with drafts, which leads back to their editor. */
export function withDraftBar(html: string, found: FoundPage | undefined, texts: DraftBarTexts): string {
  const namespace = textNamespaces.find((name) => found && propertiesOf(name).page === found.page)
  const editor = ['/admin/content/texts', namespace].filter(Boolean).join('/')
  const { label, mark, text, edit } = texts
  const bar = `<aside class="draft-bar" aria-label="${label}"><p><strong>${mark}</strong> ${text}</p><a href="${editor}">${edit}</a></aside>`
  return html.replace('</head>', () => `<style>${STYLE}</style></head>`).replace('</body>', () => `${bar}</body>`)
}
