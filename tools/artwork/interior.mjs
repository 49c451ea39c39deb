// Rooms: windows on the sea, lamps, pots, chairs and tables.
import { along, leaf, stem } from './leaf.mjs'
import { glow, shadow } from './light.mjs'
import * as c from './palette.mjs'
import {
  ACROSS,
  at,
  circle,
  DIAGONAL,
  DOWN,
  ellipse,
  group,
  line,
  mix,
  path,
  rect,
  round,
  smooth,
  steps,
} from './sheet.mjs'
import { glints, island, lightPath } from './water.mjs'
import { rings } from './wave.mjs'

/** The outline of an opening with a round head; x, y is the middle of its foot. */
export const arch = (x, y, width, height) =>
  round`M${x - width / 2} ${y}V${y - height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width / 2} ${y - height + width / 2}V${y}Z`

/** A round-headed window with the evening sea behind it; deep reveal, fine bars. */
export function seaWindow(sheet, x, y, width, height, { sun = 0.5, bars = true } = {}) {
  const { random } = sheet
  const horizon = y - height * 0.34
  const light = [x + width * (sun - 0.5), horizon - height * 0.16]
  const inside = sheet.clip(path(arch(x, y, width, height)))
  const { d } = island(random, {
    from: x - width * 0.7,
    to: x + width * 0.3,
    base: horizon,
    height: height * 0.09,
    lean: 0.4,
  })
  const near = island(random, {
    from: x + width * 0.05,
    to: x + width * 0.9,
    base: horizon + 4,
    height: height * 0.13,
    lean: 0.6,
  })
  return [
    path(arch(x, y, width + 46, height + 23), { fill: sheet.fade('#fbf8ff', c.gauze, DIAGONAL) }),
    group(
      { 'clip-path': inside },
      rect(x - width / 2, y - height, width, height, {
        fill: sheet.linear(DOWN, [0, '#e2d6f6'], [0.4, '#f8eef6'], [0.66, '#fddfca']),
      }),
      glow(sheet, ...light, width * 0.7, c.peach, 0.95),
      rings(...light, {
        from: width * 0.15,
        to: width * 1.05,
        count: 20,
        colour: c.purple,
        width: 1.3,
        opacity: 0.4,
        swell: 3,
        lobes: 12,
        spread: 1.15,
      }),
      circle(...light, width * 0.12, { fill: sheet.fade('#f9be7c', c.coral) }),
      path(d, { fill: '#b9a6e0' }),
      path(near.d, { fill: '#8b74c4' }),
      rect(x - width / 2, horizon, width, y - horizon, {
        fill: sheet.linear(DOWN, [0, '#dccdf0'], [0.4, '#a998da'], [1, c.violet]),
      }),
      lightPath(random, {
        x: light[0],
        top: horizon + 3,
        bottom: y,
        width: width * 0.15,
        colour: '#fdc794',
        count: 26,
      }),
      glints(random, {
        from: x - width / 2,
        to: x + width / 2,
        top: horizon,
        bottom: y,
        count: 40,
        colour: c.white,
        opacity: 0.5,
        length: 46,
        width: 2,
      }),
      bars
        ? [
            line(round`M${x} ${y - height}V${y}`, c.frost, 7),
            line(round`M${x - width / 2} ${y - height + width / 2}H${x + width / 2}`, c.frost, 7),
          ]
        : '',
    ),
    path(arch(x, y, width, height), { fill: 'none', stroke: c.white, 'stroke-width': 8 }),
    path(arch(x, y, width, height), { fill: 'none', stroke: c.iris, 'stroke-width': 1.4, opacity: 0.6 }),
    rect(x - width / 2 - 44, y, width + 88, 22, { fill: sheet.fade(c.white, '#d6c8ee'), rx: 4 }),
  ]
}

/** Light from a window, lying across the room. */
export const lightShaft = (sheet, points, strength = 0.5) =>
  path(`M${points.map(([x, y]) => round`${x} ${y}`).join('L')}Z`, {
    fill: sheet.linear(DOWN, [0, '#fff3e4', strength], [1, '#fff3e4', 0]),
    filter: sheet.blur(12),
  })

export function floor(sheet, y, { from = '#c8b6e6', to = '#8f78c6', boards = 9, eye = 0.5 } = {}) {
  const { width, height } = sheet
  const vanish = [width * eye, y - 420]
  return [
    rect(0, y, width, height - y, { fill: sheet.fade(from, to) }),
    steps(-width * 1.2, width * 2.2, boards * 4).map((x) => {
      const t = (y - vanish[1]) / (height - vanish[1])
      return line(round`M${mix(vanish[0], x, t)} ${y}L${x} ${height}`, c.purple, 1.3, { opacity: 0.16 })
    }),
    rect(0, y - 16, width, 16, { fill: c.white, opacity: 0.4 }),
    line(round`M0 ${y}H${width}`, c.purple, 1.4, { opacity: 0.3 }),
  ]
}

/** A hanging lamp; its light falls in a cone. */
export function pendant(sheet, x, drop, size) {
  return [
    line(round`M${x} 0V${drop}`, c.plum, 3),
    glow(sheet, x, drop + size * 0.8, size * 4, '#ffe4c2', 0.75),
    path(
      round`M${x - size} ${drop + size * 0.72}C${x - size} ${drop - size * 0.1} ${x - size * 0.3} ${drop} ${x} ${drop}C${x + size * 0.3} ${drop} ${x + size} ${drop - size * 0.1} ${x + size} ${drop + size * 0.72}Z`,
      { fill: sheet.linear(ACROSS, [0, c.orchid], [0.5, c.purple], [1, c.dusk]) },
    ),
    steps(0.24, 0.6, 4).map((t) =>
      line(
        round`M${x - size * (0.5 + t * 0.76)} ${drop + size * t}Q${x} ${drop + size * (t + 0.07)} ${x + size * (0.5 + t * 0.76)} ${drop + size * t}`,
        c.gauze,
        1.2,
        { opacity: 0.45 },
      ),
    ),
    ellipse(x, drop + size * 0.72, size, size * 0.12, { fill: '#ffd9a8' }),
    ellipse(x, drop + size * 0.72, size * 0.55, size * 0.06, { fill: '#fff5e2' }),
  ]
}

/** Colours of the two kinds of leaves of a plant: each a light half and a dark one. */
export const plantLeaves = (sheet) => [
  [sheet.fadeAcross(c.orchid, c.purple), sheet.fadeAcross('#55389a', c.dusk)],
  [sheet.fadeAcross('#9a82d0', c.violet), sheet.fadeAcross(c.violet, c.purple)],
]

/** A pot with a big plant: long bent stems, each with one broad leaf. */
export function pottedPlant(
  sheet,
  x,
  y,
  size,
  { fills, vein = c.mist, pot = ['#fbf8ff', '#cbbce8'], reach = 1, count = 11 } = {},
) {
  const { random } = sheet
  const stems = steps(-1, 1, count).map((side, i) => {
    const height = size * mix(2.7, 1.5, Math.abs(side)) * random.around(1, 0.09) * (i % 2 ? 0.8 : 1) * reach
    const tip = [x + side * size * 1.05 * reach, y - size * 0.95 - height * 0.72]
    return {
      points: stem([x + side * size * 0.16, y - size * 0.9], [x + side * size * 0.2, tip[1] + size * 0.28], tip, 24),
      side,
      order: Math.abs(side),
    }
  })
  stems.sort((a, b) => b.order - a.order)
  const foliage = stems.map(({ points, side }, i) => {
    const tip = along(points, 1)
    const length = size * random.between(0.92, 1.2) * reach
    return [
      line(smooth(points), c.plum, size * 0.03),
      group(
        { transform: at(tip.x, tip.y, tip.angle + side * 26) },
        leaf(length, length * 0.46, {
          bend: -side * length * 0.08,
          fills: fills[i % fills.length],
          vein,
          veins: 9,
          veinWidth: 2,
          veinOpacity: 0.5,
        }),
      ),
    ]
  })
  return [
    shadow(sheet, x + size * 0.2, y, size * 1.25, size * 0.2, c.night, 0.42),
    foliage,
    path(
      round`M${x - size * 0.5} ${y - size}L${x - size * 0.38} ${y - size * 0.06}Q${x} ${y + size * 0.1} ${x + size * 0.38} ${y - size * 0.06}L${x + size * 0.5} ${y - size}Z`,
      { fill: sheet.linear(ACROSS, [0, pot[0]], [0.4, pot[0]], [1, pot[1]]) },
    ),
    steps(0.2, 0.62, 6).map((t) =>
      line(
        round`M${x - size * mix(0.48, 0.4, t)} ${y - size * (1 - t)}Q${x} ${y - size * (0.9 - t)} ${x + size * mix(0.48, 0.4, t)} ${y - size * (1 - t)}`,
        c.purple,
        1.3,
        { opacity: 0.34 },
      ),
    ),
    ellipse(x, y - size, size * 0.5, size * 0.085, { fill: c.purple }),
    ellipse(x, y - size, size * 0.5, size * 0.085, { fill: 'none', stroke: pot[0], 'stroke-width': size * 0.035 }),
  ]
}

/** A cup with a saucer seen from the side, with its steam as fine waves. */
export function cup(sheet, x, y, size) {
  const steam = (dx, phase) =>
    line(
      smooth(
        steps(0, 1, 12).map((t) => [x + dx + size * 0.16 * Math.sin(t * 6 + phase) * t, y - size * (0.95 + 1.5 * t)]),
      ),
      sheet.linearAt([0, y - size * 2.5, 0, y - size * 0.9], [0, c.violet, 0], [0.5, c.violet, 0.6], [1, c.violet, 0]),
      2.2,
    )
  return [
    ellipse(x, y, size * 0.95, size * 0.13, { fill: sheet.fade(c.white, '#c9b9e7') }),
    path(
      round`M${x + size * 0.46} ${y - size * 0.62}C${x + size * 0.96} ${y - size * 0.74} ${x + size * 0.86} ${y - size * 0.2} ${x + size * 0.34} ${y - size * 0.2}`,
      { fill: 'none', stroke: '#e3d8f4', 'stroke-width': size * 0.1 },
    ),
    path(
      round`M${x - size * 0.54} ${y - size * 0.78}C${x - size * 0.52} ${y - size * 0.1} ${x - size * 0.3} ${y - size * 0.02} ${x} ${y - size * 0.02}C${x + size * 0.3} ${y - size * 0.02} ${x + size * 0.52} ${y - size * 0.1} ${x + size * 0.54} ${y - size * 0.78}Z`,
      { fill: sheet.linear(ACROSS, [0, c.white], [0.5, c.frost], [1, '#c5b4e6']) },
    ),
    ellipse(x, y - size * 0.78, size * 0.54, size * 0.1, { fill: '#f3c79b' }),
    ellipse(x, y - size * 0.78, size * 0.54, size * 0.1, {
      fill: 'none',
      stroke: c.white,
      'stroke-width': size * 0.05,
    }),
    steam(-size * 0.16, 0.4),
    steam(size * 0.06, 2.2),
    steam(size * 0.26, 4),
  ]
}

/** An armchair from the side, facing right; (x, y) is the middle of its foot. */
export function armchair(
  sheet,
  x,
  y,
  size,
  { flip = false, shell = [c.orchid, '#3f2574'], seat = [c.wisteria, c.violet], pillow = ['#f6b088', '#dd6a4f'] } = {},
) {
  const fill = (pair, box) => sheet.fade(pair[0], pair[1], box)
  const stitches = steps(0, 1, 7).map((t) =>
    line(
      round`M${mix(-52, 118, t)} -188C${mix(-60, 110, t)} -150 ${mix(-40, 126, t)} -110 ${mix(-46, 118, t)} -72`,
      '#e3d8f6',
      1.5,
      { opacity: 0.4 },
    ),
  )
  return [
    shadow(sheet, x, y, size * 0.62, size * 0.085, c.night, 0.45),
    group(
      { transform: at(x, y, 0, size / 330, flip) },
      line('M-84 -44L-106 -4M108 -44L128 -4', c.night, 15),
      path(
        'M-142 -352C-104 -386 -38 -366 -26 -310L-2 -150L60 -150L60 -38L-92 -38C-120 -38 -130 -70 -134 -110C-142 -190 -176 -310 -142 -352Z',
        { fill: fill(shell, [0, 0, 1, 1]) },
      ),
      line('M-128 -340C-98 -362 -52 -348 -42 -304L-18 -160', c.gauze, 3, { opacity: 0.7 }),
      group(
        { transform: 'rotate(-14 -20 -220)' },
        rect(-62, -268, 84, 96, { rx: 30, fill: fill(pillow, [0, 0, 1, 1]) }),
        line('M-40 -250Q-26 -220 -40 -190M-18 -254Q-4 -220 -18 -186', c.white, 2, { opacity: 0.55 }),
      ),
      rect(-40, -172, 196, 66, { rx: 30, fill: fill(seat) }),
      line('M-20 -164H132', c.white, 3, { opacity: 0.45 }),
      path(
        'M-92 -214C-30 -232 80 -230 124 -214C156 -202 154 -172 146 -150L136 -60C134 -44 126 -38 110 -38L-70 -38C-96 -38 -104 -54 -106 -78L-118 -180C-120 -200 -110 -210 -92 -214Z',
        { fill: fill([shell[0], shell[1]], [0.1, 0, 0.5, 1]) },
      ),
      line('M-100 -200C-40 -220 80 -218 130 -202', '#e3d8f6', 3, { opacity: 0.65 }),
      stitches,
    ),
  ]
}

/** A small round table on three legs. */
export const roundTable = (sheet, x, y, width, height) => [
  shadow(sheet, x, y, width * 0.62, width * 0.09, c.night, 0.4),
  line(
    round`M${x - width * 0.06} ${y - height}L${x - width * 0.3} ${y}M${x + width * 0.06} ${y - height}L${x + width * 0.3} ${y}M${x} ${y - height}L${x + width * 0.03} ${y + 12}`,
    c.plum,
    10,
  ),
  ellipse(x, y - height + 9, width / 2, width * 0.075, { fill: c.wisteria }),
  ellipse(x, y - height, width / 2, width * 0.075, { fill: sheet.fadeAcross(c.white, c.mist) }),
]
