import MarkdownIt from 'markdown-it'
import type { Language, Translated } from './languages.js'
import { requireValue } from './lookups.js'
import { photoNamesIn } from './pictures/photos-in-text.js'
import { photoFile, type PhotoFiles, photoSourceSet } from './pictures/picture-file.js'
import { translateLink } from './translate-link.js'

/** Known protocols and addresses of this site; `//` and `/\` would begin the name of another host. */
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|\/(?![/\\]|%5c)|[#?])/i

const LOWEST_HEADING = 6

// HTML in the source is escaped, so that it cannot run in a reader's browser.
const markdown = new MarkdownIt({ html: false })
markdown.validateLink = (address) => SAFE_ADDRESS.test(address)
markdown.renderer.rules.image = (tokens, index, _options, env) => {
  const token = requireValue(tokens[index], 'token')
  const { content } = token
  const { photos = [], site = '' } = env as Target
  const [name] = photoNamesIn(String(token.attrGet('src')))
  const photo = photos.find((each) => each.name === name)
  return photo ? photoToHtml(photo, content || photo.alt, site) : markdown.utils.escapeHtml(content)
}
markdown.renderer.rules.link_open = (tokens, index, options, env, renderer) => {
  const link = requireValue(tokens[index], 'token')
  const address = link.attrGet('href')
  const { site = '', language, ownPages } = env as Target
  if (typeof address === 'string' && address.startsWith('/')) {
    link.attrSet('href', site + (language ? translateLink(address, language, ownPages) : address))
  }
  return renderer.renderToken(tokens, index, options)
}

// Readers of a page find one heading of the first level, its title; a text continues below the heading above it.
markdown.core.ruler.push('heading_levels', ({ tokens, env }) => {
  const { below = 1 } = env as Target
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close')
  const levelOf = (tag: string) => Number(tag.slice(1))
  const highest = Math.min(...headings.map(({ tag }) => levelOf(tag)))
  const shift = Math.max(0, below + 1 - highest)
  for (const heading of headings) heading.tag = `h${Math.min(LOWEST_HEADING, levelOf(heading.tag) + shift)}`
})

/** Photograph of the library inside a text. */
export interface PhotoInText extends PhotoFiles {
  alt: string
}

/** Renders a photograph in the width and the format that a browser chooses; a reader of feeds shows the JPEG. */
function photoToHtml(photo: PhotoInText, alt: string, site: string): string {
  const { escapeHtml } = markdown.utils
  const sizes = 'sizes="(min-width: 46rem) 42rem, 92vw"'
  const sources = (['avif', 'webp'] as const).map(
    (format) => `<source type="image/${format}" srcset="${photoSourceSet(photo, format)}" ${sizes}>`,
  )
  const size = `width="${photo.width}" height="${photo.height}"`
  const image = `<img src="${site}${photoFile(photo, 768)}" ${size} alt="${escapeHtml(alt)}" loading="lazy">`
  return site ? image : `<picture>${sources.join('')}${image}</picture>`
}

interface Target {
  /** Photographs of the library that the text may show; others are represented by their alternative text. */
  photos?: PhotoInText[]
  /** Language in which internal links open their pages. */
  language?: Language
  /** Slugs of the pages of the owner. */
  ownPages?: readonly Translated[]
  /** Level of the heading above the text, which its own headings stay below; 1 by default. */
  below?: number
  /** Origin that makes internal links absolute, as in a mail. */
  site?: string
}

/** Renders Markdown as HTML without scripts, styles or external images. */
export function markdownToHtml(text: string, target: Target = {}): string {
  return markdown.render(text, { ...target })
}
