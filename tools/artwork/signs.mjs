// Small line drawings of the style sheets, which cannot colour a background picture.
import * as c from './palette.mjs'
import { circle, el, path } from './sheet.mjs'

const drawing = (size, attributes, ...children) =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}`, fill: 'none', ...attributes },
    ...children,
  )

/** Visible in both colour schemes. */
const stroke = { stroke: c.iris, 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

/** Arrow of a closed select. */
export const chevron = () => drawing(24, stroke, path('m6 9 6 6 6-6'))

/** Clear icon of a search field. */
export const clear = () => drawing(24, stroke, path('M18 6 6 18M6 6l12 12'))

/** Centre, radius and opacity of each ring: as drawn by hand, never quite round one another. */
const circles = [
  [320, 320, 34, '.6'],
  [321, 319, 58, '.55'],
  [319, 321, 83, '.5'],
  [322, 320, 109, '.44'],
  [319, 318, 136, '.38'],
  [321, 322, 164, '.32'],
  [318, 320, 193, '.26'],
  [322, 319, 223, '.2'],
  [319, 322, 254, '.14'],
  [321, 319, 286, '.09'],
  [320, 320, 318, '.05'],
]

/** A wave that spreads on water, behind headings. */
export const rings = () =>
  drawing(
    640,
    { stroke: c.iris },
    circles.map(([x, y, radius, opacity]) => circle(x, y, radius, { 'stroke-opacity': opacity })),
  )
