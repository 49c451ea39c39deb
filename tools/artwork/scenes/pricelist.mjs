// Price list: what a service costs and how long it takes, beside a cup of tea. Seen from above.
import { lavenderStalk, stem, twig } from '../leaf.mjs'
import { cast, glow, grain } from '../light.mjs'
import { mark } from '../mark.mjs'
import * as c from '../palette.mjs'
import {
  ACROSS,
  at,
  circle,
  DIAGONAL,
  ellipse,
  group,
  line,
  path,
  rect,
  round,
  Sheet,
  smooth,
  steps,
  TURN,
} from '../sheet.mjs'
import { rings } from '../wave.mjs'

const clock = [1512, 400]

export default function pricelist() {
  const sheet = new Sheet('pricelist', 1920, 1200)
  const { random } = sheet
  const dark = [sheet.fadeAcross(c.orchid, c.purple), sheet.fadeAcross('#55389a', c.dusk)]
  const paint = () => ({ fills: dark, vein: c.mist, veins: 8, veinWidth: 1.6, veinOpacity: 0.5 })
  sheet.wash(sheet.linear(DIAGONAL, [0, '#faf7fe'], [0.5, '#ece3f9'], [1, '#cdbdec']))
  sheet.add(
    glow(sheet, ...clock, 640, c.white, 0.95),
    glow(sheet, 520, 240, 620, c.peach, 0.7),
    rings(...clock, {
      from: 236,
      to: 1500,
      count: 46,
      colour: c.purple,
      width: 1.7,
      opacity: 0.42,
      swell: 9,
      lobes: 15,
      spread: 1.1,
      fade: 0.8,
    }),
    group(
      { filter: sheet.blur(6), opacity: 0.5 },
      twig(random, stem([-60, 200], [140, 160], [330, -40]), {
        leaves: 8,
        length: 220,
        breadth: 80,
        colour: c.iris,
        thickness: 6,
        paint: () => ({ ...paint(), veins: 0 }),
      }),
    ),
    twig(random, stem([2000, 1000], [1800, 1050], [1640, 1180]), {
      leaves: 9,
      length: 180,
      breadth: 62,
      colour: c.plum,
      thickness: 6,
      paint,
    }),
  )
  const filter = cast(sheet, 12, 22, 18, c.purple, 0.4)
  sheet.add(
    group({ filter }, bouquet(sheet, random)),
    group({ filter }, group({ transform: at(884, 620, 5) }, rect(-300, -430, 600, 860, { rx: 10, fill: c.mist }))),
    group({ filter }, group({ transform: at(870, 606, -4) }, list(sheet))),
    group({ filter }, clockFace(sheet)),
    group({ filter }, tag(sheet)),
    group({ filter }, tea(sheet, 1500, 900, 150)),
    group({ filter }, pen(sheet)),
  )
  grain(sheet, 0.045)
  return sheet
}

/** The list itself: rows of a service, dots leading over, and a price. Words are left to the page. */
function list(sheet) {
  const rows = [0.62, 0.8, 0.5, 0.72, 0.58, 0.76]
  return [
    rect(-300, -430, 600, 860, { rx: 10, fill: sheet.fade(c.white, '#f6f1fd', DIAGONAL) }),
    rect(-282, -412, 564, 824, { rx: 6, fill: 'none', stroke: c.gauze, 'stroke-width': 1.6 }),
    group(
      { transform: 'translate(-34 -386) scale(1.06)' },
      mark(c.purple, [c.coral, 0.15, 0.36], [c.violet, 0.5, 0.69], [c.iris, 0.83, 1]),
    ),
    rect(-110, -296, 220, 15, { rx: 7.5, fill: c.purple }),
    rect(-70, -266, 140, 9, { rx: 4.5, fill: c.lilac }),
    [-8, 0, 8].map((dy) =>
      line(
        smooth(steps(-1, 1, 40).map((t) => [t * 240, -216 + dy + 9 * Math.sin(t * 15) * Math.exp(-t * t * 1.6)])),
        dy ? c.iris : c.coral,
        dy ? 1.2 : 2,
        { opacity: dy ? 0.6 : 1 },
      ),
    ),
    rows.map((reach, i) => {
      const y = -142 + i * 88
      const to = -196 + 240 * reach
      return [
        circle(-228, y, 21, { fill: i === 1 ? '#fde6d8' : '#efe7fa' }),
        steps(5, 15, 4).map((r) =>
          circle(-228, y, r, { fill: 'none', stroke: i === 1 ? c.coral : c.purple, 'stroke-width': 1.6, opacity: 0.8 }),
        ),
        rect(-190, y - 15, to + 190, 13, { rx: 6.5, fill: '#5b4290' }),
        rect(-190, y + 8, (to + 190) * 0.66, 8, { rx: 4, fill: '#c3b3e4' }),
        line(round`M${to + 20} ${y - 6}H150`, c.iris, 3.4, { 'stroke-dasharray': '0 13' }),
        rect(166, y - 19, 82, 25, { rx: 12.5, fill: i === 1 ? c.coral : c.purple }),
        i < 5 ? line(`M-244 ${y + 44}H248`, '#e3d8f6', 1.6) : '',
      ]
    }),
    rect(-120, 392, 240, 7, { rx: 3.5, fill: c.mist }),
  ]
}

function clockFace(sheet) {
  const [x, y] = clock
  const hand = (angle, length, width, colour) =>
    line(
      round`M${x - 24 * Math.sin(angle)} ${y + 24 * Math.cos(angle)}L${x + length * Math.sin(angle)} ${y - length * Math.cos(angle)}`,
      colour,
      width,
    )
  const hour = `M${x} ${y}L${x} ${y - 164}A164 164 0 0 1 ${x + 164} ${y}Z`
  return [
    circle(x, y, 218, { fill: sheet.fade(c.orchid, c.dusk, DIAGONAL) }),
    circle(x, y, 198, { fill: sheet.radial([0.42, 0.38, 0.66], [0, c.white], [0.8, '#f8f4fe'], [1, '#ddd0f2']) }),
    path(hour, { fill: sheet.fade('#fbd0ae', '#f3a27c'), opacity: 0.75 }),
    steps(40, 164, 9).map((r) => circle(x, y, r, { fill: 'none', stroke: c.iris, 'stroke-width': 1.1, opacity: 0.38 })),
    steps(0, TURN, 61)
      .slice(0, -1)
      .map((angle, i) => {
        const inner = i % 5 ? 182 : 170
        return line(
          round`M${x + inner * Math.sin(angle)} ${y - inner * Math.cos(angle)}L${x + 190 * Math.sin(angle)} ${y - 190 * Math.cos(angle)}`,
          i % 5 ? c.wisteria : c.purple,
          i % 5 ? 1.8 : 5,
        )
      }),
    hand(TURN * 0.854, 96, 11, c.purple),
    hand(TURN * 0.25, 148, 7, c.plum),
    circle(x, y, 13, { fill: c.coral }),
    circle(x, y, 5, { fill: c.white }),
    ellipse(x - 84, y - 106, 84, 34, { fill: c.white, opacity: 0.4, transform: `rotate(-40 ${x - 84} ${y - 106})` }),
  ]
}

/** A price tag on a string. */
const tag = (sheet) => [
  line('M1128 210C1180 150 1236 220 1232 312', '#8d4f5a', 3.4),
  group(
    { transform: at(1230, 300, 13) },
    path(
      'M-58 34L-34 -8Q-26 -20 -12 -20L12 -20Q26 -20 34 -8L58 34Q62 42 62 52L62 196Q62 212 46 212L-46 212Q-62 212 -62 196L-62 52Q-62 42 -58 34Z',
      { fill: sheet.fade('#f6a680', '#dc5d48') },
    ),
    circle(0, 12, 11, { fill: '#fff3e8' }),
    circle(0, 12, 5, { fill: '#c3b3e4' }),
    line('M30 88A38 38 0 1 0 30 148M-44 108H14M-44 128H10', c.white, 11),
    line('M-44 184H44', c.white, 3, { opacity: 0.6 }),
  ),
]

function tea(sheet, x, y, r) {
  return [
    circle(x, y, r, { fill: sheet.fade(c.white, '#dccff2', DIAGONAL) }),
    steps(0.78, 0.94, 5).map((k) =>
      circle(x, y, r * k, { fill: 'none', stroke: c.iris, 'stroke-width': 1.2, opacity: 0.45 }),
    ),
    path(round`M${x + r * 0.5} ${y + r * 0.2}L${x + r * 0.94} ${y + r * 0.42}`, {
      stroke: '#e9e0f8',
      'stroke-width': r * 0.16,
      'stroke-linecap': 'round',
    }),
    circle(x + 5, y + 9, r * 0.6, { fill: c.lilac, opacity: 0.6 }),
    circle(x, y, r * 0.58, { fill: c.white }),
    circle(x, y, r * 0.5, { fill: sheet.radial([0.4, 0.36, 0.7], [0, '#fbd7a4'], [0.7, '#f0ab6b'], [1, '#d48350']) }),
    steps(0.1, 0.42, 5).map((k) =>
      circle(x - r * 0.04, y - r * 0.02, r * k, { fill: 'none', stroke: c.white, 'stroke-width': 1.5, opacity: 0.5 }),
    ),
    group(
      { transform: at(x + r * 0.08, y + r * 0.16, -34) },
      path('M0 0C12 -15 38 -15 50 0C38 15 12 15 0 0Z', { fill: c.violet }),
      line('M4 0H46', c.mist, 1.6),
    ),
  ]
}

const pen = (sheet) =>
  group(
    { transform: at(1216, 866, 18) },
    rect(-13, -190, 26, 300, { rx: 12, fill: sheet.linear(ACROSS, [0, '#8468c2'], [0.4, '#5b3d99'], [1, c.night]) }),
    rect(-13, 34, 26, 16, { fill: c.amber }),
    path('M-12 108L-4 156Q0 170 4 156L12 108Z', { fill: '#f3d9c0' }),
    path('M-4 150Q0 176 4 150Z', { fill: c.ink }),
    rect(6, -176, 7, 118, { rx: 3, fill: c.mist }),
  )

function bouquet(sheet, random) {
  const knot = [372, 760]
  const stalks = steps(-1, 1, 13).map((t, i) => {
    const tip = [knot[0] + t * 196 - 10, knot[1] - 380 + 74 * t * t + random.around(0, 34)]
    const foot = [knot[0] - t * 82 + random.around(0, 8), knot[1] + 250 - 30 * Math.abs(t)]
    return lavenderStalk(random, stem(foot, [knot[0] + t * 18, knot[1] - 60], tip), {
      colours: i % 2 ? [c.purple, c.violet, c.iris, c.lilac] : ['#5b3d99', c.orchid, c.wisteria, c.gauze],
      stalk: i % 2 ? '#4b5a9a' : '#6575b8',
      size: 22,
      whorls: 10,
      thickness: 4,
      from: 0.6,
    })
  })
  return [
    stalks,
    path(
      `M${knot[0] - 44} ${knot[1] - 14}Q${knot[0]} ${knot[1] + 12} ${knot[0] + 44} ${knot[1] - 14}L${knot[0] + 42} ${knot[1] + 26}Q${knot[0]} ${knot[1] + 50} ${knot[0] - 42} ${knot[1] + 26}Z`,
      { fill: sheet.fade('#f4a27c', '#d95f49') },
    ),
    line(
      `M${knot[0] + 20} ${knot[1] + 22}C${knot[0] + 70} ${knot[1] - 30} ${knot[0] + 118} ${knot[1] + 10} ${knot[0] + 40} ${knot[1] + 26}C${knot[0] + 90} ${knot[1] + 60} ${knot[0] + 96} ${knot[1] + 110} ${knot[0] + 130} ${knot[1] + 128}`,
      '#dd6a4f',
      8,
    ),
    line(
      `M${knot[0] + 18} ${knot[1] + 26}C${knot[0] + 20} ${knot[1] + 80} ${knot[0] + 46} ${knot[1] + 130} ${knot[0] + 34} ${knot[1] + 170}`,
      '#e98467',
      8,
    ),
  ]
}
