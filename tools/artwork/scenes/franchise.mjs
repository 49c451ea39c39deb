// Franchise: a coast seen from above, and houses of one name on it, linked with one another.
import { lavenderStalk, stem, twig } from '../leaf.mjs'
import { cast, glow, grain } from '../light.mjs'
import { mark } from '../mark.mjs'
import * as c from '../palette.mjs'
import { circle, ellipse, group, line, mix, path, points, round, Sheet, smooth, steps, TURN } from '../sheet.mjs'
import { rings } from '../wave.mjs'

// A coast that runs from the north-west to the south-east; the sea lies below it.
const coast = points(`
    60,-720 200,-380 380,-60 430,60 404,150 470,226 560,250 590,340 560,410 640,470 742,486 800,560
    876,590 900,668 990,690 1060,760 1160,776 1226,846 1330,866 1420,940 1530,962 1630,1040 1750,1066
    1850,1140 1990,1180 2300,1330 2700,1480
  `)
const out = [-0.56, 0.83]

const hub = { x: 1180, y: 400, r: 74 }
const houses = [
  { x: 640, y: 170, r: 42 },
  { x: 930, y: 230, r: 36 },
  { x: 880, y: 456, r: 40 },
  { x: 1130, y: 664, r: 42 },
  { x: 1440, y: 190, r: 38 },
  { x: 1560, y: 470, r: 46 },
  { x: 1420, y: 760, r: 38 },
  { x: 1740, y: 880, r: 44 },
  { x: 1790, y: 250, r: 34 },
  { x: 694, y: 700, r: 32 },
]
const links = points('-1,1 -1,2 -1,3 -1,4 -1,5 3,6 6,7 5,7 4,8 5,8 0,1 2,9 3,9 5,6')

export default function franchise() {
  const sheet = new Sheet('franchise', 1920, 1200)
  const { random } = sheet

  // Sea, with its depths as lines that follow the coast
  sheet.wash(sheet.linear([0.6, 0.2, 0, 1], [0, '#c3b4e6'], [0.5, '#a592d6'], [1, '#7457b2']))
  sheet.add(
    steps(1, 26, 26).map((i) => {
      const reach = 16 * i ** 1.14
      const d = smooth(shifted(coast, reach, i))
      return line(d, i % 5 ? c.white : '#f3eaff', i % 5 ? 1.3 : 2.4, { opacity: mix(0.62, 0.12, i / 26) })
    }),
    glow(sheet, 160, 1000, 620, c.purple, 0.55),
  )

  // Land
  const land = `${smooth(coast)}L2000 -80Z`
  sheet.add(
    path(land, { fill: c.purple, opacity: 0.4, filter: sheet.blur(22), transform: 'translate(-12 22)' }),
    path(land, { fill: sheet.linear([1, 0, 0.2, 1], [0, '#fbf8ff'], [0.55, '#f0e8fb'], [1, '#e3d6f5']) }),
  )
  const onLand = sheet.clip(path(land))
  const peaks = [
    [760, 90, 260],
    [1180, 400, 560],
    [1640, 120, 380],
    [1600, 690, 420],
    [1960, 480, 360],
  ]
  sheet.add(
    group(
      { 'clip-path': onLand },
      glow(sheet, 1180, 400, 620, c.peach, 0.85),
      peaks.map(([x, y, r], i) =>
        rings(x, y, {
          from: i === 1 ? 110 : 40,
          to: r,
          count: Math.round(r / 17),
          colour: c.violet,
          width: 1.5,
          opacity: 0.42,
          swell: 13,
          lobes: 5 + i,
          spread: 1.1,
          fade: 0.75,
          twist: 0.22,
        }),
      ),
    ),
    line(smooth(coast), c.white, 5),
    line(smooth(coast), c.violet, 1.6, { opacity: 0.55 }),
  )
  for (const [x, y, length, turn, height] of [
    [520, 560, 150, 43, 30],
    [700, 720, 250, 36, 42],
    [930, 880, 210, 31, 28],
    [1010, 1010, 330, 24, 30],
    [1330, 1080, 190, 22, 24],
    [330, 330, 150, 58, 36],
    [250, 560, 90, 50, 22],
  ]) {
    sheet.add(isle(sheet, random, x, y, length, height, turn))
  }

  const placeOf = (i) => (i < 0 ? hub : houses[i])
  sheet.add(links.map(([a, b], i) => link(sheet, placeOf(a), placeOf(b), i)))
  const filter = cast(sheet, 4, 14, 12, c.night, 0.42)
  sheet.add(
    houses.map((place) => house(sheet, place, filter)),
    hubMark(sheet, filter),
  )

  const dark = [sheet.fadeAcross('#6d50ab', c.purple), sheet.fadeAcross('#4a2d82', c.dusk)]
  const stalks = [
    points('40,1290 120,1060 90,800'),
    points('110,1290 210,1080 226,850'),
    points('10,1250 20,1040 -10,900'),
    points('190,1290 300,1120 360,960'),
  ]
  sheet.add(
    stalks.map((points) =>
      lavenderStalk(random, stem(...points), {
        colours: [c.purple, c.violet, '#9277c9', '#c3b0ea', '#e3d8f6'],
        stalk: c.night,
        size: 27,
        whorls: 10,
        thickness: 4.5,
        from: 0.5,
      }),
    ),
    twig(random, stem([-40, 1130], [190, 1150], [420, 1080]), {
      leaves: 10,
      length: 170,
      breadth: 54,
      colour: c.night,
      thickness: 6,
      paint: () => ({ fills: dark, vein: c.mist, veins: 8, veinWidth: 1.7, veinOpacity: 0.5 }),
    }),
  )
  grain(sheet, 0.05)
  return sheet
}

/** The coast moved out to sea; the further, the smoother. */
function shifted(points, reach, i) {
  const calm = Math.min(0.92, i * 0.05)
  return points.map(([x, y], k) => {
    const straight = [
      mix(points[0][0], points.at(-1)[0], k / (points.length - 1)),
      mix(points[0][1], points.at(-1)[1], k / (points.length - 1)),
    ]
    return [mix(x, straight[0], calm * 0.7) + out[0] * reach, mix(y, straight[1], calm * 0.7) + out[1] * reach]
  })
}

function isle(sheet, random, x, y, length, height, turn) {
  const phases = [random.between(0, 6), random.between(0, 6)]
  const shape = (k) =>
    steps(0, TURN, 21)
      .slice(0, -1)
      .map((angle) => {
        const wobble = 1 + 0.16 * Math.sin(angle * 3 + phases[0]) + 0.1 * Math.sin(angle * 5 + phases[1])
        return [(length * 0.5 + k) * Math.cos(angle) * wobble, (height + k) * Math.sin(angle) * wobble]
      })
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    [34, 24, 15, 7].map((k, i) =>
      path(smooth(shape(k), true), { fill: 'none', stroke: c.white, 'stroke-width': 1.4, opacity: 0.25 + 0.14 * i }),
    ),
    path(smooth(shape(0), true), { fill: sheet.fade('#fbf8ff', '#dccff2'), stroke: c.white, 'stroke-width': 3 }),
    [0.68, 0.4].map((k) =>
      path(
        smooth(
          shape(0).map(([px, py]) => [px * k, py * k]),
          true,
        ),
        { fill: 'none', stroke: c.violet, 'stroke-width': 1.2, opacity: 0.4 },
      ),
    ),
  )
}

/** A link as a rising bow of three threads, with beads on the middle one. */
function link(sheet, a, b, i) {
  const lift = -0.16 * Math.hypot(b.x - a.x, b.y - a.y) * (i % 2 ? 1 : 0.7)
  const middle = [(a.x + b.x) / 2, (a.y + b.y) / 2 + lift]
  const bow = (k) => round`M${a.x} ${a.y}Q${middle[0]} ${middle[1] + k} ${b.x} ${b.y}`
  const beadAt = (t) =>
    [0, 1].map((k) => (1 - t) ** 2 * [a.x, a.y][k] + 2 * t * (1 - t) * middle[k] + t * t * [b.x, b.y][k])
  return [
    line(round`M${a.x} ${a.y}L${b.x} ${b.y}`, c.purple, 7, { opacity: 0.1, filter: sheet.blur(5) }),
    line(bow(-13), c.purple, 1.3, { opacity: 0.45 }),
    line(bow(13), c.purple, 1.3, { opacity: 0.45 }),
    line(bow(0), c.purple, 2.8, { opacity: 0.9 }),
    [0.36, 0.5, 0.64].map((t, k) => circle(...beadAt(t), k === 1 ? 6 : 4, { fill: k === 1 ? c.coral : c.purple })),
  ]
}

function house(sheet, { x, y, r }, filter) {
  return [
    rings(x, y, { from: r * 1.2, to: r * 2.3, count: 5, colour: c.purple, width: 1.7, opacity: 0.6, spread: 1 }),
    group(
      { filter },
      circle(x, y, r, { fill: c.white }),
      circle(x, y, r * 0.88, { fill: sheet.fade('#7656b4', '#3f2574', [0, 0, 0.6, 1]) }),
    ),
    group(
      { transform: round`translate(${x - r * 0.56} ${y - r * 0.56}) scale(${(r * 1.12) / 64})` },
      mark(c.white, [c.amber, 0.17, 0.47], [c.lilac, 0.66, 1]),
    ),
  ]
}

function hubMark(sheet, filter) {
  const { x, y, r } = hub
  return [
    rings(x, y, {
      from: r * 1.2,
      to: r * 3,
      count: 11,
      colour: c.coral,
      width: 2.3,
      opacity: 0.75,
      swell: 4,
      lobes: 14,
      spread: 1.05,
    }),
    group(
      { filter },
      circle(x, y, r, { fill: c.white }),
      circle(x, y, r * 0.89, { fill: sheet.fade('#f6a670', '#dd5f4a', [0, 0, 0.6, 1]) }),
    ),
    ellipse(x - r * 0.25, y - r * 0.5, r * 0.38, r * 0.18, {
      fill: c.white,
      opacity: 0.22,
      transform: `rotate(-24 ${x} ${y})`,
    }),
    group(
      { transform: round`translate(${x - r * 0.6} ${y - r * 0.6}) scale(${(r * 1.2) / 64})` },
      mark(c.white, [c.purple, 0.15, 0.36], ['#fff3e4', 0.5, 0.69], ['#fde0c8', 0.83, 1]),
    ),
  ]
}
