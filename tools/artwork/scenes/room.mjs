// A room of a centre before somebody comes: the couch is made, the blanket folded, and there is a chair for the therapist.
import {
  armchair,
  cup,
  floor,
  lightShaft,
  pendant,
  plantLeaves,
  pottedPlant,
  roundTable,
  seaWindow,
} from '../interior.mjs'
import { glow, grain, shadow } from '../light.mjs'
import { mark } from '../mark.mjs'
import * as c from '../palette.mjs'
import { circle, DOWN, ellipse, group, line, path, rect, Sheet, smooth, steps } from '../sheet.mjs'
import { rings } from '../wave.mjs'

const ground = 930

export default function room() {
  const sheet = new Sheet('room', 1920, 1200)
  const leaves = plantLeaves(sheet)
  sheet.wash(sheet.linear(DOWN, [0, '#f5effc'], [0.7, '#e6dbf6'], [1, '#d6c8ee']))
  sheet.add(
    glow(sheet, 960, 460, 760, c.white, 0.85),
    rings(960, 430, {
      from: 250,
      to: 1300,
      count: 34,
      colour: c.purple,
      width: 1.7,
      opacity: 0.4,
      swell: 7,
      lobes: 14,
      spread: 1.1,
      fade: 0.9,
    }),
    seaWindow(sheet, 960, 640, 360, 480, { sun: 0.6 }),
    floor(sheet, ground),
    lightShaft(
      sheet,
      [
        [800, ground],
        [1120, ground],
        [1010, 1200],
        [440, 1200],
      ],
      0.6,
    ),
    picture(sheet, 1420, 400),
    pendant(sheet, 470, 190, 108),
    rug(sheet, 800, 1088),
    pottedPlant(sheet, 205, 1010, 140, { fills: leaves, reach: 1.02 }),
    couch(sheet),
    armchair(sheet, 1480, 1085, 430, { flip: true }),
    roundTable(sheet, 1180, 1100, 210, 170),
    cup(sheet, 1180, 930, 46),
    pottedPlant(sheet, 1790, 1030, 120, { fills: leaves, reach: 0.95 }),
  )
  grain(sheet, 0.05)
  return sheet
}

/** Seen from the side, its pillow at the left. */
function couch(sheet) {
  const left = 330
  const right = 1020
  const top = 770
  const foot = 1080
  return [
    shadow(sheet, (left + right) / 2 + 20, foot, 400, 36, c.night, 0.42),
    [left + 80, right - 80].map((x) => [
      line(`M${x} ${top + 60}L${x - 26} ${foot}`, c.dusk, 18),
      line(`M${x} ${top + 60}L${x + 26} ${foot}`, c.dusk, 18),
    ]),
    rect(left, top, right - left, 92, { rx: 40, fill: sheet.fade('#7a5cba', c.plum) }),
    rect(left + 8, top - 14, right - left - 16, 62, { rx: 31, fill: sheet.fade(c.gauze, c.iris) }),
    steps(0.3, 0.6, 4).map((t) =>
      line(`M${left + (right - left) * t} ${top - 8}q-8 26 0 50`, c.purple, 1.6, { opacity: 0.3 }),
    ),
    rect(left + 26, top - 74, 176, 84, { rx: 40, fill: sheet.fade(c.white, '#d3c4ee') }),
    line(`M${left + 56} ${top - 28}Q${left + 116} ${top - 6} ${left + 174} ${top - 30}`, c.lilac, 2.4),
    blanket(sheet, right - 250, top - 14),
  ]
}

/** Folded, with its fringe over the edge. */
function blanket(sheet, x, y) {
  const hem = y + 112
  return [
    path(
      `M${x} ${y - 22}Q${x} ${y - 34} ${x + 14} ${y - 34}H${x + 186}Q${x + 200} ${y - 34} ${x + 200} ${y - 22}V${hem}H${x}Z`,
      { fill: sheet.fade(c.peach, '#e8a183') },
    ),
    steps(0, 1, 4).map((t) =>
      line(
        smooth(steps(0, 1, 12).map((u) => [x + u * 200, y + 6 + t * 84 + 5 * Math.sin(u * 12.5 + t * 3)])),
        c.coral,
        2,
        { opacity: 0.5 },
      ),
    ),
    steps(0.03, 0.97, 20).map((t) => line(`M${x + t * 200} ${hem}v18`, '#e8a183', 3)),
    line(`M${x + 12} ${y - 14}H${x + 188}`, c.white, 3, { opacity: 0.6 }),
  ]
}

/** The mark in its frame. */
const picture = (sheet, x, y) => [
  rect(x - 92, y - 122, 184, 244, { fill: c.purple, opacity: 0.14, transform: 'translate(10 12)' }),
  rect(x - 92, y - 122, 184, 244, { fill: sheet.fade(c.white, c.gauze) }),
  rect(x - 72, y - 102, 144, 204, { fill: c.lavender }),
  circle(x, y, 60, { fill: c.peach, opacity: 0.7 }),
  group(
    { transform: `translate(${x - 54} ${y - 54}) scale(1.7)` },
    mark(c.purple, [c.coral, 0.15, 0.36], [c.violet, 0.5, 0.69], [c.iris, 0.83, 1]),
  ),
]

const rug = (sheet, x, y) => [
  ellipse(x, y, 560, 78, { fill: c.white, opacity: 0.55 }),
  steps(0.35, 0.95, 6).map((t) =>
    ellipse(x, y, 560 * t, 78 * t, { fill: 'none', stroke: c.iris, 'stroke-width': 2, opacity: 0.45 }),
  ),
]
