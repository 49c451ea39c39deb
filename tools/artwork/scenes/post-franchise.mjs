// Starting a franchise: the same plant in five pots, each further on than the one before, under one rising wave.
import { along, leaf, stem, twig } from '../leaf.mjs'
import { glow, grain, shadow } from '../light.mjs'
import { mark } from '../mark.mjs'
import * as c from '../palette.mjs'
import {
  ACROSS,
  at,
  circle,
  DOWN,
  ellipse,
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

const ledge = 930

export default function postFranchise() {
  const sheet = new Sheet('post-franchise', 1920, 1200)
  const { random } = sheet
  const sun = [1560, 330]
  sheet.wash(sheet.linear(DOWN, [0, '#efe7fa'], [0.6, '#f8f2fc'], [1, '#e6dbf6']))
  sheet.add(
    glow(sheet, ...sun, 760, c.peach, 0.95),
    rings(...sun, {
      from: 150,
      to: 1640,
      count: 48,
      colour: c.purple,
      width: 1.6,
      opacity: 0.4,
      swell: 8,
      lobes: 14,
      spread: 1.15,
      fade: 0.85,
      twist: 0.2,
    }),
    circle(...sun, 122, { fill: sheet.fade('#fbd09c', '#ef8a5c') }),
    circle(...sun, 130, { fill: 'none', stroke: c.white, 'stroke-width': 2, opacity: 0.8 }),
    rising(sheet),
    rect(0, ledge, 1920, 46, { fill: sheet.fade(c.white, c.mist) }),
    rect(0, ledge + 46, 1920, 230, { fill: sheet.linear(DOWN, [0, '#8a70c4'], [0.12, c.violet], [1, '#3f2574']) }),
    steps(0, 1, 9).map((t) =>
      line(
        smooth(steps(0, 1, 60).map((u) => [u * 1940 - 10, ledge + 74 + t * 190 + 9 * Math.sin(u * 16 + t * 5)])),
        c.gauze,
        1.3,
        { opacity: mix(0.45, 0.15, t) },
      ),
    ),
  )
  const places = points('250,78 560,92 900,106 1270,122 1660,138')
  sheet.add(places.map(([x, size], i) => pot(sheet, random, x, ledge + 16, size, i)))
  const dark = [sheet.fadeAcross('#6d50ab', c.purple), sheet.fadeAcross('#4a2d82', c.dusk)]
  const paint = () => ({ fills: dark, vein: c.mist, veins: 8, veinWidth: 1.7, veinOpacity: 0.5 })
  sheet.add(
    group(
      { filter: sheet.blur(6), opacity: 0.6 },
      twig(random, stem([-60, 60], [140, 140], [330, 60]), {
        leaves: 8,
        length: 200,
        breadth: 70,
        colour: c.iris,
        thickness: 6,
        paint: () => ({ ...paint(), veins: 0 }),
      }),
    ),
    twig(random, stem([-50, 1230], [200, 1150], [470, 1170]), {
      leaves: 9,
      length: 150,
      breadth: 52,
      colour: c.night,
      thickness: 6,
      paint,
    }),
    twig(random, stem([1980, 1220], [1760, 1150], [1480, 1180]), {
      leaves: 9,
      length: 150,
      breadth: 52,
      colour: c.night,
      thickness: 6,
      paint,
    }),
  )
  grain(sheet, 0.05)
  return sheet
}

/** The wave that climbs from the first pot to the last. */
function rising(sheet) {
  const stroke = (colour) =>
    sheet.linearAt([40, 0, 1900, 0], [0, colour, 0], [0.14, colour, 0.8], [0.86, colour, 0.8], [1, colour, 0])
  const quiet = stroke(c.violet)
  const warm = stroke(c.coral)
  const points = (k) =>
    steps(0, 1, 120).map((t) => [
      mix(40, 1900, t),
      mix(760, 230, t ** 1.3) + mix(16, 56, t) * k * Math.sin(t * Math.PI * 2 * 6.5) + 26 * k,
    ])
  return steps(-1, 1, 19).map((k) =>
    line(smooth(points(k)), Math.abs(k) < 0.06 ? warm : quiet, Math.abs(k) < 0.06 ? 3 : 1.3, {
      opacity: mix(0.8, 0.35, Math.abs(k)),
    }),
  )
}

function pot(sheet, random, x, y, size, age) {
  const tones = [
    [sheet.fadeAcross('#9a82d0', c.violet), sheet.fadeAcross(c.violet, c.purple)],
    [sheet.fadeAcross(c.orchid, c.purple), sheet.fadeAcross('#55389a', c.dusk)],
  ]
  const paint = (t) => ({ fills: tones[t > 0.6 ? 0 : 1], vein: '#e3d8f6', veins: 7, veinWidth: 1.6, veinOpacity: 0.55 })
  const height = [90, 190, 300, 420, 540][age]
  const root = [x, y - size * 1.32]
  const main = stem(root, [x - 14, root[1] - height * 0.5], [x + 10, root[1] - height])
  const plants = [
    () => [
      line(smooth(main), c.purple, 4),
      ...[
        [-40, 84],
        [38, 76],
      ].map(([turn, length]) => group({ transform: at(...main.at(-1), -90 + turn) }, leaf(length, 38, paint(1)))),
    ],
    () =>
      twig(random, main, { leaves: 5, length: 92, breadth: 40, colour: c.purple, thickness: 4.5, paint, from: 0.3 }),
    () =>
      twig(random, main, { leaves: 9, length: 118, breadth: 48, colour: c.purple, thickness: 5.5, paint, from: 0.18 }),
    () => [
      branches(3, 0.62),
      twig(random, main, { leaves: 12, length: 128, breadth: 50, colour: c.purple, thickness: 7, paint, from: 0.2 }),
    ],
    () => [
      branches(6, 0.74),
      twig(random, main, { leaves: 15, length: 138, breadth: 54, colour: c.purple, thickness: 9, paint, from: 0.22 }),
      blossoms(),
    ],
  ]
  const branches = (count, reach) =>
    steps(0.24, 0.72, count).map((t, i) => {
      const from = along(main, t)
      const side = i % 2 ? 1 : -1
      const length = height * reach * mix(0.62, 0.42, t)
      const points = stem(
        [from.x, from.y],
        [from.x + side * length * 0.5, from.y - length * 0.16],
        [from.x + side * length * 0.86, from.y - length * 0.78],
        24,
      )
      return twig(random, points, {
        leaves: 8,
        length: 96,
        breadth: 38,
        colour: c.purple,
        thickness: 5,
        paint,
        from: 0.2,
      })
    })
  const blossoms = () =>
    points('-150,-330 120,-400 -40,-500 170,-250 -190,-210 60,-300 -90,-430').map(([dx, dy], i) =>
      group(
        { transform: at(x + dx, root[1] + dy, i * 31, 1.05) },
        steps(0, 288, 5).map((turn) =>
          group({ transform: `rotate(${turn})` }, ellipse(13, 0, 13, 8.5, { fill: i % 3 ? '#f8b99a' : '#ef8467' })),
        ),
        circle(0, 0, 6, { fill: '#fff3e4' }),
      ),
    )
  return [
    shadow(sheet, x + size * 0.3, y + 3, size * 1.35, size * 0.2, c.night, 0.42),
    plants[age](),
    path(
      round`M${x - size * 0.62} ${y - size * 1.1}L${x - size * 0.46} ${y - size * 0.06}Q${x} ${y + size * 0.1} ${x + size * 0.46} ${y - size * 0.06}L${x + size * 0.62} ${y - size * 1.1}Z`,
      { fill: sheet.linear(ACROSS, [0, c.white], [0.4, '#f8f4fe'], [1, '#bfaee3']) },
    ),
    ellipse(x, y - size * 1.32, size * 0.68, size * 0.11, { fill: c.plum }),
    path(
      round`M${x - size * 0.7} ${y - size * 1.34}Q${x} ${y - size * 1.12} ${x + size * 0.7} ${y - size * 1.34}L${x + size * 0.66} ${y - size * 1.1}Q${x} ${y - size * 0.88} ${x - size * 0.66} ${y - size * 1.1}Z`,
      { fill: sheet.linear(ACROSS, [0, c.white], [0.4, c.paper], [1, c.gauze]) },
    ),
    group(
      { transform: round`translate(${x - size * 0.3} ${y - size * 0.86}) scale(${(size * 0.6) / 64})` },
      mark(c.purple, [c.coral, 0.15, 0.36], [c.violet, 0.5, 0.69], [c.iris, 0.83, 1]),
    ),
  ]
}
