import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeColour } from '../../client/theme-colour'
import { portraits } from '../../src/shared/content/portraits'

const tokens = 'views/styles/tokens.css'
const byName = new Map(
  [...readFileSync(tokens, 'utf8').matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name!, colour!]),
)
const ofTokens = new Set(byName.values())

/** Files that tools/artwork/draw.mjs writes in the colours of the tokens. */
const written = [
  'client/theme-colour.ts',
  'client/public/logo.svg',
  'views/styles/chevron.svg',
  'views/styles/clear.svg',
  'views/styles/rings.svg',
]
/** What it writes in other colours, too. */
const drawn = [
  ...['client/pictures.ts', 'client/public/logo-light.svg', 'client/public/favicon.svg'],
  ...portraits.map((portrait) => `client/public/portraits/${portrait}.svg`),
  ...readdirSync('client/public/items').map((item) => `client/public/items/${item}`),
]

const coloursIn = (file: string) => readFileSync(file, 'utf8').match(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi) ?? []

it('is where the colour of the browser’s frame comes from', () => {
  expect(themeColour).toBe(byName.get('purple'))
})

it.each(written)('has every colour of %s', (file) => {
  expect(coloursIn(file)).not.toHaveLength(0)
  expect(coloursIn(file).filter((colour) => !ofTokens.has(colour))).toEqual([])
})

it('has its colours to itself', () => {
  const files = ['views', 'client', 'tools/artwork']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(tsx?|mjs|css|svg)$/.test(file) && ![tokens, ...written, ...drawn].includes(file))
  expect(files.length).toBeGreaterThan(100)
  const repeated = files.flatMap((file) =>
    coloursIn(file)
      .filter((colour) => ofTokens.has(colour))
      .map((colour) => `${file}: ${colour}`),
  )
  expect(repeated).toEqual([])
})
