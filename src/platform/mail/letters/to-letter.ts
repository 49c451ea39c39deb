import { convert } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Letter } from '../letter.js'

const WIDTH = 72
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Renders a React element as a letter, as HTML and as text. */
export function toLetter(page: ReactElement, envelope: Omit<Letter, 'html' | 'text'>): Letter {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(page)}`
  const text = convert(html, {
    wordwrap: WIDTH,
    preserveNewlines: true, // all line breaks were typed
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
  return { ...envelope, html, text }
}
