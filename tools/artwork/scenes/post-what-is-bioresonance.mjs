// What is bioresonance: two drops on still water; where their rings meet, they strengthen or quiet one another.
import { leaf, stem, twig } from '../leaf.mjs'
import { cast, glow, grain } from '../light.mjs'
import * as c from '../palette.mjs'
import { at, circle, clamp, ellipse, group, line, mix, num, path, round, Sheet, steps, TURN } from '../sheet.mjs'

const left = [720, 640]
const right = [1290, 560]
const tilt = 0.62
/** From one ring to the next: wide enough that the picture stays calm, and small on the line. */
const spacing = 56
const innermost = 44

export default function whatIsBioresonance() {
  const sheet = new Sheet('post-what-is-bioresonance', 1920, 1200)
  const { random } = sheet
  sheet.wash(sheet.linear([0.2, 0, 0.8, 1], [0, '#8a72c6'], [0.45, '#5b3d99'], [1, c.night]))
  sheet.add(
    glow(sheet, 1100, 60, 900, '#efe4ff', 0.55),
    glow(sheet, 320, 160, 460, '#fcd2b2', 0.4),
    glow(sheet, ...left, 420, '#d9c8ff', 0.4),
    glow(sheet, ...right, 420, '#ffd9bd', 0.42),
  )
  sheet.add(interference(sheet), waves(left, c.white, 0), waves(right, '#ffe2c9', 0.5))

  const silver = [sheet.fadeAcross(c.gauze, '#9a84cd'), sheet.fadeAcross('#a48dd6', '#7a60ba')]
  const warm = [sheet.fadeAcross('#f9c49c', c.coral), sheet.fadeAcross('#ef8f6b', '#c4543f')]
  const filter = cast(sheet, 10, 20, 12, '#1a0f35', 0.55)
  sheet.add(
    drop(sheet, left[0], left[1] - 330, 34, [c.white, c.lilac]),
    drop(sheet, right[0], right[1] - 360, 34, ['#fff1e2', '#f08f67']),
    splash(sheet, ...left, c.white),
    splash(sheet, ...right, '#ffe7d3'),
    group(
      { filter },
      group(
        { transform: at(930, 850, -24) },
        leaf(210, 84, { bend: -14, fills: silver, vein: c.white, veins: 9, veinWidth: 2, veinOpacity: 0.65 }),
      ),
    ),
    group(
      { filter },
      group(
        { transform: at(1560, 800, 158) },
        leaf(170, 70, { bend: 12, fills: warm, vein: '#fff3e6', veins: 9, veinWidth: 2, veinOpacity: 0.65 }),
      ),
    ),
    group(
      { filter },
      group(
        { transform: at(420, 420, 38) },
        leaf(130, 50, { bend: 9, fills: silver, vein: c.white, veins: 8, veinWidth: 1.6, veinOpacity: 0.65 }),
      ),
    ),
  )
  const dark = [sheet.fadeAcross(c.violet, '#3f2574'), sheet.fadeAcross('#48297f', '#2a1850')]
  const paint = () => ({ fills: dark, vein: c.lilac, veins: 9, veinWidth: 1.8, veinOpacity: 0.55 })
  sheet.add(
    twig(random, stem([-60, 1010], [170, 1030], [420, 1150]), {
      leaves: 9,
      length: 220,
      breadth: 76,
      colour: '#24153f',
      thickness: 7,
      paint,
    }),
    group(
      { filter: sheet.blur(7), opacity: 0.85 },
      twig(random, stem([1990, 130], [1800, 140], [1660, 10]), {
        leaves: 7,
        length: 220,
        breadth: 80,
        colour: c.plum,
        thickness: 6,
        paint: () => ({ ...paint(), veins: 0 }),
      }),
    ),
    twig(random, stem([1990, 1000], [1840, 1070], [1690, 1210]), {
      leaves: 8,
      length: 180,
      breadth: 62,
      colour: '#24153f',
      thickness: 6,
      paint,
    }),
  )
  grain(sheet, 0.06)
  return sheet
}

function waves([x, y], colour, phase) {
  return group(
    { fill: 'none', stroke: colour },
    steps(0, 1, 15).map((t, i) => {
      const r = innermost + (i + phase) * spacing
      return ellipse(x, y, r, r * tilt, { 'stroke-width': mix(3.6, 1.4, t), opacity: mix(0.85, 0.05, t ** 0.7) })
    }),
  )
}

const crest = (distance, phase = 0) => Math.cos(((distance - innermost) / spacing - phase) * TURN)

/** Small lights where a crest of one meets a crest of the other. */
function interference(sheet) {
  const spots = []
  for (let y = 30; y < 1190; y += 17) {
    for (let x = 40; x < 1890; x += 20) {
      const distance = ([sx, sy]) => Math.hypot(x - sx, (y - sy) / tilt)
      const a = distance(left)
      const b = distance(right)
      const height = (crest(a) + crest(b, 0.5)) / 2
      const near = clamp(1.25 - Math.max(a, b) / 900)
      if (height > 0.5 && near > 0.05)
        spots.push(
          ellipse(x, y, 7 * height, 2.9 * height, { fill: c.white, opacity: num((height - 0.4) * 0.7 * near) }),
        )
    }
  }
  return group({ filter: sheet.blur(1.2) }, spots)
}

function drop(sheet, x, y, r, colours) {
  return [
    line(
      round`M${x} ${y - r * 6}V${y - r * 2.4}`,
      sheet.linearAt([0, y - r * 6, 0, y - r * 2.4], [0, c.white, 0], [1, c.white, 0.7]),
      2.4,
    ),
    glow(sheet, x, y, r * 3, c.white, 0.4),
    path(
      round`M${x} ${y - r * 1.9}C${x + r * 0.2} ${y - r} ${x + r} ${y - r * 0.5} ${x + r} ${y + r * 0.1}A${r} ${r} 0 0 1 ${x - r} ${y + r * 0.1}C${x - r} ${y - r * 0.5} ${x - r * 0.2} ${y - r} ${x} ${y - r * 1.9}Z`,
      { fill: sheet.fade(colours[0], colours[1], [0.2, 0, 0.8, 1]) },
    ),
    path(round`M${x - r * 0.62} ${y + r * 0.1}A${r * 0.62} ${r * 0.62} 0 0 0 ${x - r * 0.1} ${y + r * 0.66}`, {
      fill: 'none',
      stroke: c.white,
      'stroke-width': r * 0.13,
      'stroke-linecap': 'round',
      opacity: 0.95,
    }),
  ]
}

const splash = (sheet, x, y, colour) => [
  glow(sheet, x, y, 120, colour, 0.75),
  ellipse(x, y, 30, 30 * tilt, { fill: colour, opacity: 0.35 }),
  circle(x, y - 2, 8, { fill: colour }),
  [
    [-30, -34, 5],
    [26, -42, 6],
    [44, -16, 3.6],
    [-48, -12, 3.4],
  ].map(([dx, dy, r]) => circle(x + dx, y + dy, r, { fill: colour, opacity: 0.9 })),
]
