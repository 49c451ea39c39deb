import MarkdownIt from 'markdown-it'
import { translateAddress } from './addresses.js'
import type { Language } from './languages.js'

/** Known protocols and addresses of this site; `//` and `/\` would begin the name of another host. */
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|\/(?![/\\]|%5c)|[#?])/i

// HTML in the source is escaped, so that it cannot run in a reader's browser.
const markdown = new MarkdownIt({ html: false })
markdown.validateLink = (address) => SAFE_ADDRESS.test(address)
markdown.renderer.rules.image = (tokens, index) => markdown.utils.escapeHtml(tokens[index]!.content)
markdown.renderer.rules.link_open = (tokens, index, options, env, renderer) => {
  const address = tokens[index]!.attrGet('href')
  const { site = '', language } = env as Target
  if (typeof address === 'string' && address.startsWith('/')) {
    tokens[index]!.attrSet('href', site + ((language && translateAddress(address, language)) ?? address))
  }
  return renderer.renderToken(tokens, index, options)
}

interface Target {
  /** Language in which internal links open their pages. */
  language?: Language
  /** Origin that makes internal links absolute, as in a mail. */
  site?: string
}

/** Renders Markdown as HTML without scripts, styles or external images. */
export function markdownToHtml(text: string, target: Target = {}): string {
  return markdown.render(text, { ...target })
}
