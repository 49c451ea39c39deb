import MarkdownIt from 'markdown-it'

/** Known protocols and addresses of this site; `//` and `/\` would begin the name of another host. */
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|\/(?![/\\]|%5c)|[#?])/i

// HTML in the source is escaped, so that it cannot run in a reader's browser.
const markdown = new MarkdownIt({ html: false })
markdown.validateLink = (address) => SAFE_ADDRESS.test(address)
markdown.renderer.rules.image = (tokens, index) => markdown.utils.escapeHtml(tokens[index]!.content)
markdown.renderer.rules.link_open = (tokens, index, options, env, renderer) => {
  const address = tokens[index]!.attrGet('href')
  const { site } = env as { site: string }
  if (typeof address === 'string' && address.startsWith('/')) tokens[index]!.attrSet('href', site + address)
  return renderer.renderToken(tokens, index, options)
}

/**
 * Renders Markdown as HTML without scripts, styles or external images.
 * @param site origin that makes internal links absolute, as in a mail
 */
export function markdownToHtml(text: string, site = ''): string {
  return markdown.render(text, { site })
}
