// The pictures shown when a page is shared: its own artwork behind a wave, its title in the site's font beside it.
import { readFile } from 'node:fs/promises'
import opentype from 'opentype.js'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { mark } from './mark.mjs'
import * as c from './palette.mjs'
import { el, group, line, num, path, smooth, steps } from './sheet.mjs'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
/** Where the wave runs that parts words and picture, and how far it swings. */
const EDGE = 590
const SWING = 26
const TEXT_WIDTH = EDGE - SWING - MARGIN - 24
const MAX_BYTES = 90 * 1024

const siteName = 'Biorezonanca'
const fontFile = await readFile(new URL('../../client/public/fonts/rosario.woff2', import.meta.url))

/** For pages that have no card: the hero's sea with the mark and the name. */
export async function defaultCard(hero) {
  const bold = await weight(600, siteName)
  const words = setWords(bold, siteName, 84)
  const drawing = svg(
    el('g', { transform: 'translate(72 196) scale(1.5)' }, colouredMark()),
    path(words.d, { fill: c.purple, transform: 'translate(76 396)' }),
  )
  return asJpeg(sharp(hero).resize(WIDTH, HEIGHT, { position: 'bottom' }), drawing)
}

/** Draws the card of a page. `focus` is the side of the picture with its subject; `note` is small text below the title. */
export async function pageCard({ picture, focus = 'centre', title, note }) {
  const bold = await weight(600, siteName + title)
  const medium = await weight(500, note)
  const heading = fit(title, bold)
  const name = setWords(bold, siteName, 34)
  const noteLines = wrap(note, medium, 28)
  const titleTop = 250 + Math.max(0, 4 - heading.lines.length) * 24
  const noteTop = titleTop + heading.lines.length * heading.size * 1.14 + 4
  const drawing = svg(
    path(`${wave(0)}L0 ${HEIGHT}L0 0Z`, { fill: c.paper }),
    [0, 14, 28, 42].map((shift, i) => line(wave(shift), i === 1 ? c.coral : c.lilac, 2.2, { opacity: 0.9 - i * 0.2 })),
    el('g', { transform: `translate(${MARGIN} 66) scale(0.78)` }, colouredMark()),
    path(name.d, { fill: c.purple, transform: `translate(${MARGIN + 64} 102)` }),
    textLines(heading.lines, bold, heading.size, titleTop, 1.14, c.ink),
    textLines(noteLines, medium, 28, noteTop, 1.36, c.violet),
  )
  const scene = await sharp(picture)
    .resize(WIDTH - EDGE + SWING * 2, HEIGHT, { position: focus })
    .toBuffer()
  const sheet = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: c.paper } })
  return asJpeg(sheet, drawing, { input: scene, left: EDGE - SWING * 2, top: 0 })
}

const svg = (...drawn) =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    drawn,
  )

const colouredMark = () => mark(c.purple, [c.coral, 0.15, 0.36], [c.violet, 0.5, 0.69], [c.iris, 0.83, 1])

/** The site's font in one weight, with the characters of a text. */
async function weight(wght, text) {
  const { buffer } = new Uint8Array(
    await subsetFont(fontFile, `${text} `, { targetFormat: 'truetype', variationAxes: { wght } }),
  )
  return opentype.parse(buffer)
}

/** The words set on a baseline from x = 0, as path data, with their width. `size` is in px. */
function setWords(font, words, size) {
  const { commands } = font.getPath(words, 0, 0, size, { kerning: false })
  const d = commands.map(({ type, ...numbers }) => type + Object.values(numbers).map(num).join(' ')).join('')
  return { d, width: font.getAdvanceWidth(words, size, { kerning: false }) }
}

/** The edge of the picture from top to bottom, or an echo of it further to the right. */
const wave = (shift) => smooth(steps(-20, HEIGHT + 20, 25).map((y) => [EDGE + shift + SWING * Math.sin(y / 96), y]))

/** The largest size that sets the title in few enough lines. */
function fit(title, font) {
  for (const size of [72, 64, 56, 50, 44]) {
    const lines = wrap(title, font, size)
    const narrow = lines.every((words) => setWords(font, words, size).width <= TEXT_WIDTH)
    if (narrow && lines.length * size <= 260) return { lines, size }
  }
  throw new Error(`Too long for a card: ${title}`)
}

function wrap(text, font, size) {
  const lines = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && setWords(font, longer, size).width <= TEXT_WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function textLines(lines, font, size, top, leading, fill) {
  return group(
    { fill },
    lines.map((words, i) =>
      path(setWords(font, words, size).d, { transform: `translate(${MARGIN} ${num(top + i * size * leading)})` }),
    ),
  )
}

/** As good as the limit allows. */
async function asJpeg(base, drawing, ...below) {
  const whole = await base
    .composite([...below, { input: Buffer.from(drawing) }])
    .png()
    .toBuffer()
  for (let quality = 84; quality > 40; quality -= 6) {
    const card = await sharp(whole).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (card.length <= MAX_BYTES) return card
  }
  throw new Error('A card is too large')
}
