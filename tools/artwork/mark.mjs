// The mark: a leaf whose midrib is a sine. One half is solid; the other is its echo, a wave spreading out in blades.
import * as c from './palette.mjs'
import { el, mix, num, path, rect, round } from './sheet.mjs'

const foot = [32, 62]
const tip = [32, 2]
const midrib = [foot, [45, 44], [20, 24], tip]
const leftEdge = [foot, [5, 50], [2, 22], tip]
const rightEdge = [foot, [62, 47], [59, 19], tip]

const curve = ([, b, e, d]) => `C${[b, e, d].map(([x, y]) => round`${x} ${y}`).join(' ')}`
const between = (t) => midrib.map((point, i) => point.map((value, k) => mix(value, rightEdge[i][k], t)))
const area = (from, to) => `M${foot.map(num).join(' ')}${curve(from)}${curve([...to].reverse())}Z`

/** The mark in a 64 × 64 box: `solid` half, then one blade an echo given as [colour, inner edge, outer edge]. */
export function mark(solid, ...blades) {
  return el(
    'g',
    { transform: 'rotate(24 32 32)' },
    path(area(leftEdge, midrib), { fill: solid }),
    blades.map(([fill, inner, outer]) => path(area(between(inner), between(outer)), { fill })),
  )
}

const frame = (size, ...children) =>
  el('svg', { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 64 64' }, children)

const inset = (scale, ...children) =>
  el('g', { transform: round`translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})` }, children)

export const logo = () => frame(64, mark(c.purple, [c.coral, 0.15, 0.36], [c.violet, 0.5, 0.69], [c.iris, 0.83, 1]))

const light = mark(c.white, [c.amber, 0.15, 0.36], [c.mist, 0.5, 0.69], [c.lilac, 0.83, 1])

/** Logo for dark backgrounds. */
export const lightLogo = () => frame(64, light)

/** Favicon: fewer, heavier blades, on a tile that contrasts with light and dark browser chrome. */
export const favicon = () =>
  frame(
    64,
    rect(0, 0, 64, 64, { rx: 15, fill: c.purple }),
    inset(0.8, mark(c.white, [c.amber, 0.17, 0.47], [c.lilac, 0.66, 1])),
  )

/** App icon, square because home screens round the corners themselves. */
export const appIcon = (size) =>
  frame(
    size,
    el(
      'defs',
      {},
      el(
        'linearGradient',
        { id: 'a', x1: 0, y1: 0, x2: 0, y2: 1 },
        el('stop', { offset: 0, 'stop-color': c.violet }),
        el('stop', { offset: 1, 'stop-color': c.plum }),
      ),
    ),
    rect(0, 0, 64, 64, { fill: 'url(#a)' }),
    inset(0.66, light),
  )
