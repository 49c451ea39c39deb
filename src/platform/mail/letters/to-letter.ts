import { convert } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Letter } from '../letter.js'

const WIDTH = 72
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** A letter of one React element: as HTML, and as the text that says the same. */
export function toLetter(page: ReactElement, envelope: Omit<Letter, 'html' | 'text'>): Letter {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(page)}`
  const text = convert(html, {
    wordwrap: WIDTH,
    preserveNewlines: true, // there are none but those that somebody typed
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
  return { ...envelope, html, text }
}
