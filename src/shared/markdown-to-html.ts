import MarkdownIt from 'markdown-it'

const SAFE_ADDRESS = /^(https?:|mailto:|tel:|[/#?])/i

// Written HTML is shown as text: what staff type can never run in a reader's browser.
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
 * Markdown as HTML that carries no script, no style and no picture of somebody else's.
 * @param site what the addresses of its pages begin with where it is read elsewhere, as in a mail
 */
export function markdownToHtml(text: string, site = ''): string {
  return markdown.render(text, { site })
}
