// Detox: water, lemon and mint by the window; rings in the glass.
import { citrusSlice, larder } from '../food.mjs'
import { leaf, stem, twig } from '../leaf.mjs'
import { glow, grain, shadow } from '../light.mjs'
import * as c from '../palette.mjs'
import { at, circle, DOWN, ellipse, group, line, mix, path, points, round, Sheet, smooth, steps } from '../sheet.mjs'
import { ribbon, rings, ripples } from '../wave.mjs'

const table = 930

export default function detox() {
  const sheet = new Sheet('post-detox', 1920, 1200)
  const { random } = sheet
  const paint = larder(sheet)
  const mint = [
    [sheet.fadeAcross('#8f9fd8', '#5f6fb4'), sheet.fadeAcross('#6f7fc6', '#47559c')],
    [sheet.fadeAcross('#8a6fc4', '#5d4199'), sheet.fadeAcross('#5a3d96', '#412773')],
  ]
  sheet.wash(sheet.linear(DOWN, [0, '#eef0fc'], [0.5, '#f6f1fd'], [1, '#e0d5f5']))
  sheet.add(
    glow(sheet, 460, 300, 620, c.peach, 0.85),
    glow(sheet, 1150, 560, 620, c.white, 0.95),
    rings(1150, 470, {
      from: 240,
      to: 1320,
      count: 40,
      colour: c.purple,
      width: 1.6,
      opacity: 0.38,
      swell: 8,
      lobes: 14,
      spread: 1.12,
      fade: 0.85,
    }),
    ribbon({
      shape: { from: -40, to: 1960, waves: 1.6, centre: (t) => 700 + 40 * Math.sin(t * 3), height: () => 84 },
      count: 26,
      colour: c.sea,
      width: 1.4,
      opacity: 0.4,
      drift: 1.1,
      phase: 0.7,
      rise: 120,
    }),
    group(
      { filter: sheet.blur(6), opacity: 0.6 },
      twig(random, stem([1990, 60], [1800, 150], [1700, 380]), {
        leaves: 8,
        length: 200,
        breadth: 76,
        colour: c.iris,
        thickness: 6,
        paint: () => ({ fills: mint[1], vein: c.white, veins: 0 }),
      }),
    ),
  )
  sheet.add(
    path(`M-10 ${table - 10}Q960 ${table - 60} 1930 ${table - 10}V1210H-10Z`, {
      fill: sheet.linear(DOWN, [0, '#d3c4ee'], [0.4, '#ab97d9'], [1, c.violet]),
    }),
    line(`M-10 ${table - 10}Q960 ${table - 60} 1930 ${table - 10}`, c.white, 2.4, { opacity: 0.8 }),
    ripples(1150, 1040, {
      from: 210,
      to: 1150,
      count: 22,
      colour: c.white,
      tilt: 0.15,
      width: 2.2,
      opacity: 0.55,
      spread: 1.15,
    }),
    carafe(sheet, 730, 1000, random, mint, paint),
    glass(sheet, 1150, 1060, paint, mint, random),
  )
  const halves = [
    [430, 1066, 104, 0.82],
    [1530, 1058, 118, 0.86],
    [1716, 1112, 88, 0.8],
  ]
  sheet.add(
    halves.map(([x, y, s, squash], i) => [
      shadow(sheet, x + 14, y + s * 0.66, s * 1.25, s * 0.24, c.night, 0.4),
      i === 0
        ? wholeLemon(sheet, x, y, s)
        : group(
            { transform: `translate(${x} ${y}) rotate(${i === 1 ? -8 : 14}) scale(1 ${squash})` },
            circle(5, 14, s, { fill: '#d9703f' }),
            citrusSlice(s, paint),
          ),
    ]),
    twig(random, stem([-40, 1150], [140, 1080], [320, 1130]), {
      leaves: 9,
      length: 150,
      breadth: 74,
      colour: '#3f4b8f',
      thickness: 6,
      spread: 54,
      paint: () => ({ fills: mint[0], vein: '#e4e9fb', veins: 7, veinWidth: 1.8, veinOpacity: 0.6 }),
    }),
    twig(random, stem([1990, 1200], [1850, 1180], [1580, 1186]), {
      leaves: 9,
      length: 130,
      breadth: 60,
      colour: c.plum,
      thickness: 6,
      spread: 50,
      paint: () => ({ fills: mint[1], vein: '#e4e9fb', veins: 7, veinWidth: 1.8, veinOpacity: 0.6 }),
    }),
    steps(0, 1, 15).map(() => bead(random.between(850, 1480), random.between(1090, 1170), random.between(4, 10))),
  )
  grain(sheet, 0.045)
  return sheet
}

const bead = (x, y, r) => [
  ellipse(x, y, r * 1.2, r * 0.8, { fill: '#cfd8f7', opacity: 0.8 }),
  ellipse(x - r * 0.35, y - r * 0.25, r * 0.35, r * 0.2, { fill: c.white }),
]

function wholeLemon(sheet, x, y, s) {
  return group(
    { transform: at(x, y, -16) },
    path(
      round`M${-s * 1.22} 0C${-s * 1.06} ${-s * 0.22} ${-s * 0.92} ${-s * 0.78} 0 ${-s * 0.78}C${s * 0.86} ${-s * 0.78} ${s * 0.98} ${-s * 0.24} ${s * 1.3} 0C${s * 0.98} ${s * 0.24} ${s * 0.86} ${s * 0.78} 0 ${s * 0.78}C${-s * 0.92} ${s * 0.78} ${-s * 1.06} ${s * 0.22} ${-s * 1.22} 0Z`,
      { fill: sheet.radial([0.38, 0.3, 0.75], [0, '#ffe2ae'], [0.55, '#f8b868'], [1, '#dd7f49']) },
    ),
    ellipse(-s * 0.3, -s * 0.4, s * 0.34, s * 0.13, {
      fill: c.white,
      opacity: 0.55,
      transform: round`rotate(-14 ${-s * 0.3} ${-s * 0.4})`,
    }),
    steps(0, 1, 26).map((t) =>
      circle(s * 0.9 * Math.sin(t * 40) * (0.4 + 0.5 * t), s * 0.6 * Math.cos(t * 63) * (0.4 + 0.5 * t), 2.2, {
        fill: '#c86a3a',
        opacity: 0.35,
      }),
    ),
  )
}

function glass(sheet, x, y, paint, mint, random) {
  const top = 186
  const foot = 142
  const height = 640
  const level = 118
  const wallAt = (t) => mix(top, foot, t)
  const water = level / height
  const outline = `M${x - top} ${y - height}L${x - foot} ${y - 22}Q${x} ${y + 26} ${x + foot} ${y - 22}L${x + top} ${y - height}`
  const inside = sheet.clip(
    path(
      round`M${x - wallAt(water)} ${y - height + level}L${x - foot + 10} ${y - 34}Q${x} ${y + 6} ${x + foot - 10} ${y - 34}L${x + wallAt(water)} ${y - height + level}Z`,
    ),
  )
  return [
    shadow(sheet, x + 40, y + 2, 300, 48, c.night, 0.42),
    glow(sheet, x, y + 20, 260, '#dfe6ff', 0.8),
    path(`${outline}Z`, { fill: c.white, opacity: 0.32 }),
    group(
      { 'clip-path': inside },
      path(`M${x - 260} ${y - height + level}H${x + 260}V${y + 40}H${x - 260}Z`, {
        fill: sheet.linear(DOWN, [0, '#e3eafd', 0.85], [0.5, '#aebcec', 0.8], [1, '#7383c6', 0.9]),
      }),
      steps(0, 1, 26).map((t) =>
        line(
          smooth(
            steps(-1, 1, 24).map((u) => [
              x + u * 230,
              mix(y - height + level + 30, y - 10, t) + 15 * Math.sin(u * 6 + t * 5) * (1 - t * 0.5),
            ]),
          ),
          c.white,
          1.7,
          { opacity: mix(0.75, 0.3, t) },
        ),
      ),
      group({ transform: at(x - 54, y - 330, -16) }, group({ opacity: 0.95 }, citrusSlice(104, paint, 9))),
      group({ transform: at(x + 70, y - 160, 24) }, group({ opacity: 0.9 }, citrusSlice(86, paint, 9))),
      [
        [x + 96, y - 300, 70, -70],
        [x - 100, y - 150, 64, 36],
        [x + 20, y - 80, 58, 170],
      ].map(([px, py, size, turn]) =>
        group(
          { transform: at(px, py, turn) },
          leaf(size * 1.6, size * 0.8, { fills: mint[0], vein: '#e4e9fb', veins: 6, veinWidth: 1.5 }),
        ),
      ),
      steps(0, 1, 34).map(() => {
        const r = random.between(2.5, 8)
        return circle(x + random.around(0, 150), y - random.between(40, 500), r, {
          fill: c.white,
          'fill-opacity': 0.28,
          stroke: c.white,
          'stroke-width': 1.3,
          opacity: 0.85,
        })
      }),
    ),
    ellipse(x, y - height + level, wallAt(water), 26, {
      fill: sheet.linear(DOWN, [0, c.white, 0.9], [1, '#b9c6f0', 0.9]),
    }),
    steps(0.2, 0.9, 6).map((k) =>
      ellipse(x + 6, y - height + level, wallAt(water) * k, 26 * k, {
        fill: 'none',
        stroke: c.sea,
        'stroke-width': 1.5,
        opacity: 0.65,
      }),
    ),
    points('-64,-66 -30,-96 6,-70 -98,-40').map(([dx, turn], i) =>
      group(
        { transform: at(x + 60 + dx * 0.3, y - height + level, turn + i * 4) },
        leaf(136 - i * 14, 66, { fills: mint[i % 2], vein: '#e4e9fb', veins: 7, veinWidth: 1.7, bend: 10 }),
      ),
    ),
    path(outline, { fill: 'none', stroke: c.white, 'stroke-width': 6, opacity: 0.9, 'stroke-linejoin': 'round' }),
    path(outline, { fill: 'none', stroke: c.iris, 'stroke-width': 1.4, opacity: 0.75 }),
    ellipse(x, y - height, top, 30, { fill: 'none', stroke: c.white, 'stroke-width': 6, opacity: 0.95 }),
    ellipse(x, y - height, top, 30, { fill: 'none', stroke: c.iris, 'stroke-width': 1.3, opacity: 0.7 }),
    line(`M${x - top + 30} ${y - height + 60}L${x - foot + 16} ${y - 120}`, c.white, 11, { opacity: 0.6 }),
    line(`M${x + top - 34} ${y - height + 130}L${x + foot - 4} ${y - 220}`, c.white, 5, { opacity: 0.5 }),
    ellipse(x, y - 14, foot * 0.8, 12, { fill: c.white, opacity: 0.5 }),
  ]
}

function carafe(sheet, x, y, random, mint, paint) {
  const side = (s) =>
    `C${x + s * 62} ${y - 500} ${x + s * 178} ${y - 430} ${x + s * 178} ${y - 220}C${x + s * 178} ${y - 90} ${x + s * 150} ${y - 30} ${x + s * 128} ${y - 14}`
  const body = `M${x - 74} ${y - 690}C${x - 60} ${y - 620} ${x - 62} ${y - 580} ${x - 62} ${y - 540}${side(-1)}Q${x} ${y + 18} ${x + 128} ${y - 14}C${x + 150} ${y - 30} ${x + 178} ${y - 90} ${x + 178} ${y - 220}C${x + 178} ${y - 430} ${x + 62} ${y - 500} ${x + 62} ${y - 540}C${x + 62} ${y - 580} ${x + 60} ${y - 620} ${x + 74} ${y - 690}`
  const inside = sheet.clip(path(`${body}Z`))
  return [
    shadow(sheet, x + 30, y + 2, 270, 42, c.night, 0.36),
    path(`${body}Z`, { fill: c.white, opacity: 0.34 }),
    group(
      { 'clip-path': inside },
      path(`M${x - 220} ${y - 400}H${x + 220}V${y + 20}H${x - 220}Z`, {
        fill: sheet.linear(DOWN, [0, '#e7ecfd', 0.8], [1, '#8c9ad6', 0.85]),
      }),
      steps(0, 1, 18).map((t) =>
        line(
          smooth(steps(-1, 1, 24).map((u) => [x + u * 210, mix(y - 370, y - 20, t) + 12 * Math.sin(u * 5 + t * 6)])),
          c.white,
          1.6,
          { opacity: mix(0.7, 0.3, t) },
        ),
      ),
      group({ transform: at(x + 40, y - 210, 12), opacity: 0.92 }, citrusSlice(92, paint, 9)),
      twig(random, stem([x - 40, y - 20], [x - 110, y - 200], [x - 60, y - 420]), {
        leaves: 9,
        length: 92,
        breadth: 46,
        colour: '#3f4b8f',
        thickness: 4,
        paint: () => ({ fills: mint[0], vein: '#e4e9fb', veins: 5, veinWidth: 1.4 }),
      }),
      ellipse(x, y - 400, 158, 22, { fill: c.white, opacity: 0.75 }),
      steps(0.3, 0.9, 4).map((k) =>
        ellipse(x, y - 400, 158 * k, 22 * k, { fill: 'none', stroke: c.sea, 'stroke-width': 1.4, opacity: 0.6 }),
      ),
    ),
    path(body, { fill: 'none', stroke: c.white, 'stroke-width': 5.5, opacity: 0.9 }),
    path(body, { fill: 'none', stroke: c.iris, 'stroke-width': 1.3, opacity: 0.7 }),
    ellipse(x, y - 690, 74, 13, { fill: c.white, 'fill-opacity': 0.4, stroke: c.white, 'stroke-width': 5 }),
    line(`M${x - 146} ${y - 300}C${x - 152} ${y - 220} ${x - 144} ${y - 130} ${x - 128} ${y - 70}`, c.white, 10, {
      opacity: 0.6,
    }),
  ]
}
