// Functional screening: bands pass down a standing figure and rise where they meet it.
import { spans, standing, standingPath } from '../figure.mjs'
import { stem, twig } from '../leaf.mjs'
import { glow, grain } from '../light.mjs'
import * as c from '../palette.mjs'
import {
  circle,
  DIAGONAL,
  DOWN,
  fadeStops,
  group,
  line,
  mix,
  num,
  path,
  rect,
  Sheet,
  smooth,
  steps,
} from '../sheet.mjs'
import { rings } from '../wave.mjs'

const axis = 1160
const top = 104
const size = 1.08
const band = 566

export default function functionalScreening() {
  const sheet = new Sheet('functional-screening', 1920, 1200)
  const { random } = sheet
  const body = standingPath(axis, top, size)
  const outline = standing(axis, top, size)

  sheet.wash(sheet.linear(DIAGONAL, [0, '#2a1850'], [0.5, '#46297e'], [1, '#5b3d99']))
  sheet.add(
    glow(sheet, axis, 520, 900, '#8f6fd6', 0.75),
    glow(sheet, axis, 300, 420, '#e7d9ff', 0.28),
    rings(axis, 560, {
      from: 420,
      to: 1240,
      count: 15,
      colour: '#cdbcf2',
      width: 1.6,
      opacity: 0.3,
      spread: 1.05,
      fade: 0.9,
    }),
  )

  // The figure: a soft light first, then its own glass-like body
  sheet.add(
    path(body, { fill: '#e9ddff', opacity: 0.55, filter: sheet.blur(34) }),
    path(body, {
      fill: sheet.linear(
        DOWN,
        [0, '#f3ebff', 0.95],
        [0.42, '#bca4ec', 0.85],
        [0.8, '#7d5fc0', 0.55],
        [1, '#5b3d99', 0.1],
      ),
    }),
  )
  sheet.add(scanLines(sheet, outline))
  sheet.add(
    line(body, c.white, 1.8, {
      opacity: 0.5,
      mask: sheet.mask(
        rect(0, 0, 1920, 1200, { fill: sheet.linearAt([0, 760, 0, 1180], ...fadeStops('white', 1, 0)) }),
      ),
    }),
  )
  sheet.add(lights(sheet), movingBand(sheet))

  const dark = [sheet.fadeAcross(c.violet, '#3f2574'), sheet.fadeAcross('#48297f', '#2a1850')]
  const paint = () => ({ fills: dark, vein: c.lilac, veins: 8, veinWidth: 1.6, veinOpacity: 0.5 })
  sheet.add(
    group(
      { filter: sheet.blur(7), opacity: 0.8 },
      twig(random, stem([1990, 420], [1830, 330], [1720, 120]), {
        leaves: 7,
        length: 210,
        breadth: 74,
        colour: c.plum,
        thickness: 6,
        paint: () => ({ ...paint(), veins: 0 }),
      }),
    ),
    twig(random, stem([1700, 1290], [1760, 1080], [1900, 900]), {
      leaves: 9,
      length: 190,
      breadth: 64,
      colour: c.night,
      thickness: 6,
      paint,
    }),
    twig(random, stem([-50, 1160], [140, 1080], [330, 1130]), {
      leaves: 8,
      length: 170,
      breadth: 58,
      colour: c.night,
      thickness: 6,
      paint,
    }),
  )
  grain(sheet, 0.06)
  return sheet
}

/** Level lines over the whole sheet; within the figure they rise like relief. */
function scanLines(sheet, outline) {
  const fade = sheet.linearAt(
    [0, 0, 1920, 0],
    [0, '#d8c8fb', 0.05],
    [0.3, '#d8c8fb', 0.4],
    [0.62, c.white, 0.95],
    [0.86, '#d8c8fb', 0.4],
    [1, '#d8c8fb', 0.05],
  )
  return steps(110, 1240, 66).map((y) => {
    const inside = spans(outline, y)
    const relief = (x) => {
      const span = inside.find(([from, to]) => x > from && x < to)
      if (!span) return 0
      const t = (x - span[0]) / (span[1] - span[0])
      const depth = Math.min(44, (span[1] - span[0]) * 0.17)
      const tremor = Math.min(3, (span[1] - span[0]) * 0.009)
      return (
        -depth * Math.sin(Math.PI * t) ** 0.8 + tremor * Math.sin((x - axis) * 0.075 + y * 0.05) * Math.sin(Math.PI * t)
      )
    }
    const drift = (x) => 5 * Math.sin(x * 0.006 + y * 0.011) + 2.4 * Math.sin(x * 0.021 - y * 0.02)
    const xs = [...steps(-10, 1930, 98), ...inside.flatMap(([from, to]) => steps(from, to, 13))].sort((a, b) => a - b)
    const near = Math.exp(-(((y - band) / 190) ** 2))
    return line(smooth(xs.map((x) => [x, y + relief(x) + drift(x)])), fade, mix(1.1, 2.1, near), {
      opacity: mix(0.5, 0.95, near),
    })
  })
}

/** The band that is passing now, in the warm colour. */
function movingBand(sheet) {
  const fade = sheet.linearAt(
    [240, 0, 1900, 0],
    [0, c.amber, 0],
    [0.3, c.amber, 0.55],
    [0.6, '#ffd3a3', 1],
    [0.9, c.amber, 0.55],
    [1, c.amber, 0],
  )
  const wave = (lift, swing) =>
    smooth(
      steps(240, 1910, 150).map((x) => {
        const near = Math.exp(-(((x - axis) / 330) ** 2))
        return [x, band + lift - 40 * near + swing * Math.sin((x - axis) * 0.034) * (0.16 + near)]
      }),
    )
  return [
    line(wave(0, 26), fade, 16, { opacity: 0.3, filter: sheet.blur(9) }),
    [-16, -8, 0, 8, 16].map((lift, i) =>
      line(wave(lift, 26 - Math.abs(lift) * 0.7), fade, i === 2 ? 4 : 1.6, { opacity: i === 2 ? 1 : 0.6 }),
    ),
  ]
}

/** Places that answer: small lights with rings. */
function lights(sheet) {
  const places = [
    [0, 214, 13],
    [0, 430, 9],
    [38, 664, 15],
    [-70, 730, 9],
    [8, 806, 11],
    [64, 900, 9],
    [-64, 960, 9],
    [-250, 830, 8],
    [244, 770, 8],
    [0, 1060, 10],
  ]
  return places.map(([dx, y, r]) => [
    glow(sheet, axis + dx, y, r * 5, c.white, 0.85),
    circle(axis + dx, y, r * 0.5, { fill: c.white }),
    steps(1.3, 3.4, 4).map((k) =>
      circle(axis + dx, y, num(r * k), {
        fill: 'none',
        stroke: c.white,
        'stroke-width': 1.3,
        opacity: mix(0.85, 0.2, (k - 1.3) / 2.1),
      }),
    ),
  ])
}
