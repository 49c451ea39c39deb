// Small line drawings of the style sheets, which cannot colour a background picture.
import * as c from './palette.mjs'
import { el, path } from './sheet.mjs'

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
