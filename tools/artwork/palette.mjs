// Colours of the drawings: the site's design tokens by name, and additional ones.
import { readFileSync } from 'node:fs'
import { mix } from './sheet.mjs'

const coloursOf = (sheet) => {
  const text = readFileSync(new URL(`../../views/styles/${sheet}`, import.meta.url), 'utf8')
  return Object.fromEntries([...text.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]))
}

export const { ink, night, plum, purple, violet, iris, lilac, mist, haze, lavender, paper, white, coral } =
  coloursOf('tokens.css')
export const { brand: darkBrand } = coloursOf('dark.css')

/** Mixes two colours; `part` from 0 to 1. */
function blend(from, to, part) {
  const [start, end] = [from, to].map((colour) => colour.match(/\w\w/g).map((channel) => parseInt(channel, 16)))
  const channels = start.map((value, i) => Math.round(mix(value, end[i], part)))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const dusk = blend(night, plum, 0.57)
export const frost = blend(haze, paper, 0.5)
export const orchid = '#7d5fbd'
export const wisteria = '#a993d9'
export const gauze = '#cdbdea'
export const sea = '#7585c6'
export const amber = '#f3a861'
export const peach = '#fbdcc6'
