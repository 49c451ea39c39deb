// Makes client/public/fonts/rosario.woff2: one variable file (weight 400–700) with Latin and Latin Extended-A.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { mergeSubsets } from './font/merge.mjs'

const require = createRequire(import.meta.url)
const out = new URL('../../client/public/fonts/', import.meta.url)
const variationAxes = { wght: { min: 400, max: 700 } }

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˚˜–—‘’‚“”„†‡•…‰‹›€™−   `
const extended = range(0x100, 0x17f)

// The family has no arrow or tick: ours are drawn to its stem and x-height.
const drawn = [
  {
    codePoint: 0x2192,
    advance: 840,
    contours: [
      [
        [70, 214],
        [70, 282],
        [628, 282],
        [446, 464],
        [494, 512],
        [770, 248],
        [494, -16],
        [446, 32],
        [628, 214],
      ],
    ],
  },
  {
    codePoint: 0x2190,
    advance: 840,
    contours: [
      [
        [770, 282],
        [770, 214],
        [212, 214],
        [394, 32],
        [346, -16],
        [70, 248],
        [346, 512],
        [394, 464],
        [212, 282],
      ],
    ],
  },
  {
    codePoint: 0x2713,
    advance: 720,
    contours: [
      [
        [70, 262],
        [122, 310],
        [270, 138],
        [590, 604],
        [648, 564],
        [276, 18],
      ],
    ],
  },
]

const source = (part) => require.resolve(`@fontsource-variable/rosario/files/rosario-${part}-wght-normal.woff2`)
const cut = async (part, text) =>
  subsetFont(await readFile(source(part)), text, { targetFormat: 'truetype', variationAxes })

const merged = mergeSubsets(await cut('latin', latin), await cut('latin-ext', extended), drawn)
const everything = latin + extended + String.fromCodePoint(...drawn.map(({ codePoint }) => codePoint))
const font = await subsetFont(merged, everything, { targetFormat: 'woff2' })

await mkdir(out, { recursive: true })
await writeFile(new URL('rosario.woff2', out), font)
const licence = await readFile(require.resolve('@fontsource-variable/rosario/LICENSE'), 'utf8')
await writeFile(new URL('OFL.txt', out), licence)
console.log(`rosario.woff2 ${(font.length / 1024).toFixed(1)} KB`)
