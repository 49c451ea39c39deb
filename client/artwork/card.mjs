// The picture shown when a page is shared: the hero's sea with the mark and the name.
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { setWords } from './font/outline.mjs'
import { mark } from './mark.mjs'
import * as c from './palette.mjs'
import { el, path } from './sheet.mjs'

const name = 'Biorezonanca'

/** An SVG of 1200 × 630 to lay over the hero. */
export async function shareCard() {
  const font = await readFile(new URL('../public/fonts/rosario.woff2', import.meta.url))
  const bold = await subsetFont(font, name, { targetFormat: 'truetype', variationAxes: { wght: 600 } })
  const words = setWords(bold, name, 84)
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 1200, height: 630, viewBox: '0 0 1200 630' },
    el(
      'g',
      { transform: 'translate(72 196) scale(1.5)' },
      mark(c.purple, [c.coral, 0.15, 0.36], [c.violet, 0.5, 0.69], [c.iris, 0.83, 1]),
    ),
    path(words.d, { fill: c.purple, transform: 'translate(76 396)' }),
  )
}
