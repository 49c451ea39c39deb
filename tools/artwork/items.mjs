// Drawings of the shop items: vouchers, packages, products. SVG of a few kilobytes each.
import { mark } from './mark.mjs'
import * as c from './palette.mjs'
import { at, circle, DIAGONAL, ellipse, group, line, path, rect, Sheet, steps } from './sheet.mjs'

const width = 400
const height = 260
const middle = [width / 2, height / 2]

/** The logo for dark backgrounds. */
const brand = (x, y, size) =>
  group(
    { transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})` },
    mark(c.white, [c.amber, 0.15, 0.36], [c.mist, 0.5, 0.69], [c.lilac, 0.83, 1]),
  )

/** In two halves, so that light falls on one; finer than that it is not seen at this size. */
const petal = (length, breadth) => {
  const half = (side) => `M0 0C${length * 0.3} ${side * breadth} ${length * 0.75} ${side * breadth * 0.75} ${length} 0Z`
  return [path(half(-1), { fill: c.orchid }), path(half(1), { fill: c.purple })]
}

const shade = (x, y, rx) => ellipse(x, y, rx, 7, { fill: c.dusk, opacity: 0.16 })

/** One line that swings, `waves` times from left to right. */
function swing(x, y, length, amplitude, waves, colour) {
  const points = steps(0, 1, waves * 8).map((t) => [x + t * length, y + amplitude * Math.sin(t * waves * Math.PI * 2)])
  return line(
    `M${points.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' ')).join('L')}`,
    colour,
    2.5,
  )
}

const sprig = (x, y, turn, size = 1) =>
  group(
    { transform: at(x, y, turn, size) },
    [-52, -18, 18, 52].map((angle, i) => group({ transform: at(i * 16, 0, angle) }, petal(44, 13))),
    line('M-14 0H66', c.plum, 2.5),
  )

/** Symbols of the services, 100 units wide around the origin. */
const signs = {
  procedure: () => [
    [14, 28, 42].map((r) =>
      circle(0, 0, r, { fill: 'none', stroke: c.iris, 'stroke-width': 1.6, opacity: 1.1 - r / 60 }),
    ),
    swing(-48, 0, 96, 12, 2, c.coral),
  ],
  food: () => [
    circle(0, 0, 40, { fill: c.white, stroke: c.mist, 'stroke-width': 2 }),
    circle(0, 0, 27, { fill: c.lavender }),
    steps(0, 5, 6).map((i) => group({ transform: `rotate(${i * 60})` }, petal(25, 9))),
    circle(0, 0, 7, { fill: c.amber }),
  ],
  screening: (sheet) => [
    circle(0, -26, 12, { fill: c.violet }),
    path('M-24 42V12Q-24 -9 -3 -9H3Q24 -9 24 12V42Z', { fill: sheet.fade(c.violet, c.lilac) }),
    [
      [0, -2, 3],
      [-9, 12, 2.5],
      [8, 20, 2.5],
      [-3, 30, 2.5],
    ].map(([x, y, r]) => circle(x, y, r, { fill: c.white })),
    swing(-50, 4, 100, 6, 3, c.coral),
  ],
  choice: () => [
    circle(0, 0, 38, { fill: c.peach }),
    circle(0, 0, 30, { fill: 'none', stroke: c.coral, 'stroke-width': 2, 'stroke-dasharray': '3 6' }),
    path('M13 -13A18 18 0 1 0 13 13M-22 -5H4M-22 5H4', {
      fill: 'none',
      stroke: c.purple,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  ],
  pet: () => [
    [
      [-24, -8, 9, 12],
      [-9, -24, 9, 12],
      [9, -24, 9, 12],
      [24, -8, 9, 12],
    ].map(([x, y, rx, ry]) => ellipse(x, y, rx, ry, { fill: c.violet })),
    path('M0 -6C14 -6 26 14 22 24C18 33 8 26 0 26S-18 33 -22 24C-26 14 -14 -6 0 -6Z', { fill: c.purple }),
  ],
}

const put = (sheet, sign, x, y, scale = 1) => group({ transform: at(x, y, 0, scale) }, signs[sign](sheet))

/** A folded card with its ribbon. */
function voucher(sheet, sign, turn) {
  return group(
    { transform: `rotate(${turn} ${middle[0]} ${middle[1]})` },
    rect(82, 62, 236, 142, { rx: 10, fill: c.dusk, opacity: 0.14 }),
    rect(78, 54, 236, 142, { rx: 10, fill: sheet.fade(c.white, c.haze, DIAGONAL) }),
    rect(78, 54, 66, 142, { rx: 10, fill: sheet.fade(c.violet, c.plum) }),
    rect(134, 54, 10, 142, { fill: c.coral }),
    brand(106, 92, 40),
    put(sheet, sign, 228, 112, 0.92),
    [176, 184].map((y, i) => line(`M182 ${y}h${92 - i * 34}`, c.lilac, 3)),
  )
}

/** As many visits as it has, one card on the other, bound together. */
function bundle(sheet, count, signsOn) {
  const cards = steps(0, count - 1, count)
  return [
    shade(200, 222, 110),
    cards.map((i) => {
      const lift = (count - 1 - i) * 13
      return rect(104 + lift * 0.5, 62 - lift + 22, 184, 128, {
        rx: 12,
        fill: i === count - 1 ? c.white : i % 2 ? c.mist : c.lilac,
        stroke: c.iris,
        'stroke-width': 1.2,
      })
    }),
    signsOn.map((sign, i) =>
      put(sheet, sign, 196 + (i - (signsOn.length - 1) / 2) * 84, 146, signsOn.length > 1 ? 0.8 : 1),
    ),
    line('M104 186H288', c.coral, 8),
    path('M196 186C176 166 160 176 168 190S188 196 196 186C216 166 232 176 224 190S204 196 196 186Z', {
      fill: c.coral,
    }),
  ]
}

const bottle = (sheet) => [
  shade(200, 236, 62),
  rect(180, 28, 40, 22, { rx: 5, fill: sheet.fadeAcross('#f1cda6', '#c98f68') }),
  path('M184 50H216V70C216 84 236 88 236 108V222Q236 234 224 234H176Q164 234 164 222V108C164 88 184 84 184 70Z', {
    fill: sheet.fadeAcross(c.frost, c.mist),
    stroke: c.iris,
    'stroke-width': 2,
  }),
  path('M166 118Q183 110 200 118T234 118V222Q234 232 224 232H176Q166 232 166 222Z', {
    fill: sheet.fade('#cfd6f2', c.sea),
    opacity: 0.75,
  }),
  rect(164, 150, 72, 84, { rx: 12, fill: sheet.fade(c.violet, c.plum) }),
  brand(200, 190, 38),
  line('M176 96V140', c.white, 5, { opacity: 0.8 }),
]

const diary = (sheet) => [
  shade(200, 228, 92),
  group(
    { transform: 'rotate(-6 200 130)' },
    rect(128, 38, 150, 188, { rx: 8, fill: c.white, stroke: c.mist, 'stroke-width': 2 }),
    rect(122, 34, 150, 188, { rx: 8, fill: sheet.fadeAcross(c.plum, c.violet) }),
    rect(122, 34, 18, 188, { rx: 6, fill: c.dusk }),
    rect(160, 66, 92, 58, { rx: 6, fill: c.paper }),
    steps(0, 14, 15).map((i) =>
      circle(171 + (i % 5) * 17.5, 80 + Math.floor(i / 5) * 15, 4, { fill: i < 9 ? c.coral : c.mist }),
    ),
    swing(160, 168, 92, 9, 3, c.lilac),
    path('M252 34h12v66l-6 -8l-6 8Z', { fill: c.coral }),
  ),
]

const recipes = (sheet) => [
  shade(200, 222, 130),
  path('M200 66C170 46 112 48 76 60V204C112 192 170 190 200 210Z', {
    fill: sheet.fadeAcross(c.white, c.haze),
    stroke: c.lilac,
    'stroke-width': 2,
  }),
  path('M200 66C230 46 288 48 324 60V204C288 192 230 190 200 210Z', {
    fill: sheet.fadeAcross(c.mist, c.white),
    stroke: c.lilac,
    'stroke-width': 2,
  }),
  put(sheet, 'food', 138, 126, 0.92),
  steps(0, 5, 6).map((i) =>
    line(
      `M226 ${88 + i * 17}q${38 - (i % 3) * 10} ${-9} ${72 - (i % 3) * 18} ${-4}`,
      i ? c.lilac : c.purple,
      i ? 3 : 4,
    ),
  ),
]

const blanket = (sheet) => [
  shade(200, 226, 120),
  [
    [c.gauze, c.iris],
    [c.white, c.mist],
    [c.peach, '#eaa98a'],
  ].map(([light, dark], i) => [
    rect(92 + i * 8, 168 - i * 48, 216 - i * 16, 54, { rx: 26, fill: sheet.fade(light, dark) }),
    line(`M${124 + i * 8} ${195 - i * 48}H${296 - i * 8}`, c.violet, 1.5, { opacity: 0.35 }),
    [7, 14, 21].map((r) =>
      circle(118 + i * 8, 195 - i * 48, r, { fill: 'none', stroke: c.violet, 'stroke-width': 1.5, opacity: 0.4 }),
    ),
  ]),
  sprig(178, 66, -8, 1.1),
]

/** By the slug of each item. */
const items = {
  'darovni-bon-postupak': (sheet) => [voucher(sheet, 'procedure', -4), sprig(306, 208, -28)],
  'darovni-bon-intolerancija': (sheet) => [voucher(sheet, 'food', 3), sprig(52, 204, -8)],
  'darovni-bon-funkcionalno': (sheet) => [voucher(sheet, 'screening', -2), sprig(300, 54, 20)],
  'darovni-bon-po-izboru': (sheet) => [voucher(sheet, 'choice', 4), sprig(46, 70, -30)],
  'paket-prvi-korak': (sheet) => bundle(sheet, 4, ['food', 'procedure']),
  'paket-cjelovit-pogled': (sheet) => bundle(sheet, 6, ['screening', 'food']),
  'paket-5-postupaka': (sheet) => bundle(sheet, 5, ['procedure']),
  'paket-za-ljubimca': (sheet) => bundle(sheet, 3, ['pet']),
  'staklena-boca': (sheet) => [bottle(sheet), sprig(262, 224, -20)],
  'dnevnik-30-dana': (sheet) => [diary(sheet)],
  'knjizica-recepata': (sheet) => [recipes(sheet)],
  'dekica-za-odmor': (sheet) => [blanket(sheet)],
}

function draw(slug, things) {
  const sheet = new Sheet(slug, width, height)
  sheet.wash(sheet.fade(c.lavender, c.mist, DIAGONAL))
  const x = 290 - 180 * sheet.random.between(0, 1)
  const y = 110
  sheet.add(
    circle(x, y, 96, { fill: c.peach, opacity: 0.45 }),
    [40, 64, 90, 118, 148, 180, 214].map((r) =>
      circle(x, y, r, { fill: 'none', stroke: c.iris, opacity: 0.5 - r / 480 }),
    ),
    things(sheet),
  )
  return sheet.toString()
}

/** Slug and SVG of every item that has a drawing. */
export const drawnItems = () => Object.entries(items).map(([slug, things]) => [slug, draw(slug, things)])
