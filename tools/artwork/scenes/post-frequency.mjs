// Frequency: a tuning fork sounds; slow and fast sines leave it on both sides.
import { lavenderStalk, stem, twig } from '../leaf.mjs'
import { glow, grain, shadow } from '../light.mjs'
import * as c from '../palette.mjs'
import {
  circle,
  DOWN,
  fadeStops,
  group,
  line,
  mix,
  path,
  points,
  rect,
  round,
  Sheet,
  smooth,
  steps,
} from '../sheet.mjs'
import { rings } from '../wave.mjs'

const axis = 960

export default function frequency() {
  const sheet = new Sheet('post-frequency', 1920, 1200)
  const { random } = sheet
  sheet.wash(sheet.linear(DOWN, [0, '#efe6fb'], [0.5, '#f8f3fd'], [1, '#e0d3f5']))
  sheet.add(
    glow(sheet, axis, 380, 760, c.peach, 0.85),
    rings(axis, 360, {
      from: 190,
      to: 1250,
      count: 32,
      colour: c.purple,
      width: 1.5,
      opacity: 0.3,
      spread: 1.1,
      fade: 0.8,
    }),
    strings(sheet),
    path('M-10 1060Q960 990 1930 1060V1210H-10Z', { fill: sheet.fade('#9d86d2', c.purple) }),
    line('M-10 1060Q960 990 1930 1060', c.white, 2, { opacity: 0.6 }),
    shadow(sheet, axis + 20, 1082, 330, 34, c.night, 0.5),
    fork(sheet),
  )
  const dark = [sheet.fadeAcross('#6d50ab', c.purple), sheet.fadeAcross('#4a2d82', c.dusk)]
  const paint = () => ({ fills: dark, vein: c.mist, veins: 8, veinWidth: 1.7, veinOpacity: 0.5 })
  const stalks = [
    points('130,1270 170,1080 140,860'),
    points('210,1270 260,1100 290,930'),
    points('60,1270 40,1100 -6,940'),
    points('1730,1270 1700,1100 1650,920'),
    points('1800,1270 1810,1080 1800,850'),
    points('1870,1270 1900,1110 1936,950'),
  ]
  sheet.add(
    stalks.map((points) =>
      lavenderStalk(random, stem(...points), {
        colours: [c.purple, '#5f429d', '#7758b4', '#9277c9', '#b59ee0'],
        stalk: c.night,
        size: 25,
        whorls: 10,
        thickness: 4.5,
        from: 0.48,
      }),
    ),
    twig(random, stem([-50, 1160], [160, 1170], [400, 1110]), {
      leaves: 9,
      length: 160,
      breadth: 54,
      colour: c.plum,
      thickness: 6,
      paint,
    }),
    twig(random, stem([1980, 1170], [1760, 1170], [1530, 1120]), {
      leaves: 9,
      length: 160,
      breadth: 54,
      colour: c.plum,
      thickness: 6,
      paint,
    }),
  )
  grain(sheet, 0.05)
  return sheet
}

/** From top to bottom the waves grow quicker, as on a monochord; each bundle swells near the fork. */
function strings(sheet) {
  const rows = [
    { y: 150, waves: 3, height: 58, colour: c.iris },
    { y: 300, waves: 5, height: 62, colour: c.violet },
    { y: 450, waves: 8, height: 64, colour: c.coral },
    { y: 600, waves: 12, height: 56, colour: c.violet },
    { y: 740, waves: 18, height: 46, colour: c.purple },
    { y: 860, waves: 27, height: 34, colour: c.purple },
  ]
  const ends = sheet.mask(
    rect(0, 0, 1920, 1200, {
      fill: sheet.linearAt(
        [60, 0, 1860, 0],
        ...fadeStops('white', 0, 1).map(([t, ...rest]) => [t * 0.2, ...rest]),
        ...fadeStops('white', 1, 0).map(([t, ...rest]) => [0.8 + t * 0.2, ...rest]),
      ),
    }),
  )
  return group(
    { mask: ends },
    rows.map(({ y, waves, height, colour }) =>
      steps(-1, 1, 13).map((k) => {
        const points = steps(0, 1, waves * 14 + 20).map((t) => {
          const near = Math.exp(-(((t - 0.5) / 0.3) ** 2))
          const swing = height * k * (0.12 + near)
          return [mix(60, 1860, t), y + swing * Math.cos((t - 0.5) * waves * Math.PI * 2)]
        })
        const strong = Math.abs(k) > 0.99
        return line(smooth(points), colour, strong ? 2.3 : 1.1, { opacity: strong ? 0.85 : mix(0.2, 0.5, Math.abs(k)) })
      }),
    ),
  )
}

function fork(sheet) {
  const steel = sheet.linearAt(
    [axis - 130, 0, axis + 130, 0],
    [0, c.dusk],
    [0.16, c.violet],
    [0.32, c.mist],
    [0.42, c.iris],
    [0.58, c.purple],
    [0.8, c.wisteria],
    [1, c.dusk],
  )
  const handle = sheet.linearAt(
    [axis - 26, 0, axis + 26, 0],
    [0, c.dusk],
    [0.34, c.lilac],
    [0.5, c.orchid],
    [1, c.night],
  )
  const body = (dx) =>
    `M${axis - 126 + dx} 96Q${axis - 126 + dx} 74 ${axis - 100 + dx} 74Q${axis - 76 + dx} 74 ${axis - 76 + dx} 96L${axis - 72} 560C${axis - 72} 640 ${axis - 46} 676 ${axis} 676C${axis + 46} 676 ${axis + 72} 640 ${axis + 72} 560L${axis + 76 - dx} 96Q${axis + 76 - dx} 74 ${axis + 100 - dx} 74Q${axis + 126 - dx} 74 ${axis + 126 - dx} 96L${axis + 124} 566C${axis + 124} 668 ${axis + 84} 716 ${axis + 30} 730L${axis - 30} 730C${axis - 84} 716 ${axis - 124} 668 ${axis - 124} 566Z`
  return [
    [-26, 26, -15, 15].map((dx, i) => path(body(dx), { fill: c.violet, opacity: i < 2 ? 0.13 : 0.2 })),
    path(`M${axis - 25} 724L${axis - 17} 1016Q${axis} 1030 ${axis + 17} 1016L${axis + 25} 724Z`, { fill: handle }),
    [760, 774, 788].map((y) => rect(axis - 25, y, 50, 5, { fill: c.amber, rx: 2 })),
    path(
      `M${axis - 150} 1080L${axis - 120} 1016Q${axis} 994 ${axis + 120} 1016L${axis + 150} 1080Q${axis} 1108 ${axis - 150} 1080Z`,
      { fill: sheet.fade(c.orchid, c.dusk) },
    ),
    steps(0, 1, 5).map((t) =>
      line(
        round`M${axis - mix(122, 146, t)} ${mix(1024, 1074, t)}Q${axis} ${mix(1004, 1100, t)} ${axis + mix(122, 146, t)} ${mix(1024, 1074, t)}`,
        c.mist,
        1.3,
        { opacity: 0.45 },
      ),
    ),
    path(body(0), { fill: steel }),
    path(`M${axis - 104} 92L${axis - 100} 566C${axis - 98} 650 ${axis - 60} 700 ${axis} 704`, {
      fill: 'none',
      stroke: c.white,
      'stroke-width': 4,
      opacity: 0.55,
      'stroke-linecap': 'round',
    }),
    circle(axis, 703, 9, { fill: c.coral }),
  ]
}
