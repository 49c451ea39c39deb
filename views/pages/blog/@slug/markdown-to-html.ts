import { Marked } from 'marked'

const SAFE_ADDRESS = /^(https?:|mailto:|tel:|[/#?])/i

const marked = new Marked({
  renderer: {
    // Written HTML is shown as text: what staff type can never run in a reader's browser.
    html: ({ text }) => escape(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      return SAFE_ADDRESS.test(href) ? `<a href="${escape(href)}">${text}</a>` : text
    },
    image: ({ text }) => escape(text),
  },
})

/** Markdown as HTML that carries no script, no style and no picture of somebody else's. */
export function markdownToHtml(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
