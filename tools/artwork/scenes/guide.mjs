// Guide: stepping stones on calm water branch in three directions; rings spread around each of them.
import { stem, twig } from '../leaf.mjs'
import { glow, grain, shadow } from '../light.mjs'
import * as c from '../palette.mjs'
import { DOWN, ellipse, group, mix, path, points, rect, round, Sheet, steps } from '../sheet.mjs'
import { glints, island, lightPath } from '../water.mjs'
import { rings, ripples } from '../wave.mjs'

const horizon = 430
const sun = [1010, 388]

/** Stones from the near shore to the far ones. */
const trunk = points('930,1130 985,1010 940,906')
const ways = [
  points('752,834 632,770 532,712 424,672 336,640'),
  points('962,790 946,724 968,672 954,626 964,588'),
  points('1152,836 1272,774 1384,720 1496,680 1588,648'),
]

export default function guide() {
  const sheet = new Sheet('guide', 1920, 1200)
  const { random } = sheet
  sheet.wash(sheet.linear(DOWN, [0, '#d9c9f1'], [0.22, '#f3e4ef'], [0.36, c.peach]))
  sheet.add(
    glow(sheet, ...sun, 620, c.white, 0.9),
    rings(...sun, {
      from: 74,
      to: 1300,
      count: 34,
      colour: c.purple,
      width: 1.6,
      opacity: 0.34,
      spread: 1.15,
      fade: 0.9,
    }),
    ellipse(...sun, 58, 58, { fill: sheet.radial([0.5, 0.45, 0.6], [0, '#fff6ea'], [1, c.amber]) }),
    land(sheet, random, { from: -60, to: 640, height: 120, fill: c.wisteria, opacity: 0.75 }),
    land(sheet, random, { from: 1290, to: 1990, height: 140, fill: c.wisteria, opacity: 0.75 }),
    land(sheet, random, { from: -120, to: 420, height: 78, fill: c.orchid }),
    land(sheet, random, { from: 1500, to: 2020, height: 84, fill: c.orchid }),
    rect(0, horizon, 1920, 1200 - horizon, {
      fill: sheet.linear(DOWN, [0, '#f4d3d2'], [0.12, '#d7c1e6'], [0.45, '#a78fd6'], [1, c.violet]),
    }),
    lightPath(random, { x: sun[0], top: horizon + 6, bottom: 1010, width: 150, colour: '#fff1df', opacity: 0.75 }),
    glints(random, { from: 0, to: 1920, top: horizon + 8, bottom: 1190, count: 90, colour: c.white, opacity: 0.4 }),
  )
  const stones = [...trunk, ...ways.flat()].sort(([, one], [, other]) => one - other)
  sheet.add(stones.map((place) => ringsAround(...place)))
  sheet.add(stones.map((place) => stone(sheet, random, ...place)))
  const dark = [sheet.fadeAcross(c.orchid, c.purple), sheet.fadeAcross('#4f3390', c.dusk)]
  const paint = () => ({ fills: dark, vein: c.mist, veins: 8, veinWidth: 1.7, veinOpacity: 0.5 })
  const branch = { leaves: 10, length: 190, breadth: 62, colour: c.plum, thickness: 6, paint }
  sheet.add(
    twig(random, stem([-60, 1230], [170, 1120], [330, 900]), branch),
    twig(random, stem([1980, 1230], [1760, 1130], [1600, 920]), branch),
  )
  grain(sheet, 0.05)
  return sheet
}

const land = (sheet, random, { fill, opacity, ...shape }) =>
  path(island(random, { ...shape, base: horizon + 2 }).d, { fill: sheet.fade(fill, c.gauze), opacity })

/** Half the width of a stone: nearer ones are larger. */
const reachAt = (y) => mix(26, 150, (y - 588) / (1130 - 588))

const ringsAround = (x, y) => {
  const reach = reachAt(y)
  return ripples(x, y + reach * 0.16, {
    from: reach * 1.12,
    to: reach * 2.5,
    count: 9,
    tilt: 0.34,
    colour: c.white,
    width: mix(1.4, 3, reach / 150),
    opacity: 0.75,
  })
}

function stone(sheet, random, x, y) {
  const reach = reachAt(y)
  const height = reach * 0.33
  const thickness = reach * 0.22
  const turn = random.around(0, 3)
  return group(
    { transform: round`rotate(${turn} ${x} ${y})` },
    shadow(sheet, x, y + thickness + height * 0.5, reach * 1.3, height * 1.15, c.night, 0.5),
    path(
      round`M${x - reach} ${y}V${y + thickness * 0.7}Q${x - reach * 0.94} ${y + height + thickness} ${x} ${y + height + thickness}T${x + reach} ${y + thickness * 0.7}V${y}Z`,
      { fill: sheet.linear([0, 0, 1, 0], [0, c.dusk], [0.45, c.purple], [1, c.night]) },
    ),
    ellipse(x, y, reach, height, { fill: sheet.linear(DOWN, [0, '#f6ecfb'], [0.6, c.gauze], [1, c.wisteria]) }),
    steps(0.3, 0.86, 5).map((t) =>
      ellipse(x - reach * 0.04, y + height * 0.02, reach * t, height * t, {
        fill: 'none',
        stroke: c.orchid,
        'stroke-width': mix(0.8, 2, reach / 150),
        opacity: 0.4,
      }),
    ),
    ellipse(x - reach * 0.3, y - height * 0.4, reach * 0.42, height * 0.26, { fill: c.white, opacity: 0.55 }),
  )
}
