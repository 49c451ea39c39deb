import { readFileSync } from 'node:fs'
import { colours } from './colours.js'

it('letters use the colours of the site', () => {
  const tokens = readFileSync('views/styles/tokens.css', 'utf8')
  const ofSite = Object.keys(colours).map((name) => [name, new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1]])
  expect(Object.fromEntries(ofSite)).toEqual(colours)
})
