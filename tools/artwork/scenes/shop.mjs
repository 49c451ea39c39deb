// Shop: two shelves in an arch with bottles, jars and tea, and a bag ready on the counter.
import { arch, pendant, plantLeaves, pottedPlant } from '../interior.mjs'
import { lavenderStalk, leaf, stem, twig } from '../leaf.mjs'
import { glow, grain, shadow } from '../light.mjs'
import { mark } from '../mark.mjs'
import * as c from '../palette.mjs'
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
  Sheet,
  smooth,
  steps,
} from '../sheet.mjs'
import { rings } from '../wave.mjs'

const counter = 960

export default function shop() {
  const sheet = new Sheet('shop', 1920, 1200)
  const { random } = sheet
  const leaves = plantLeaves(sheet)
  const paint = (t = 0) => ({
    fills: leaves[t > 0.5 ? 1 : 0],
    vein: c.mist,
    veins: 7,
    veinWidth: 1.5,
    veinOpacity: 0.5,
  })
  sheet.wash(sheet.linear(DOWN, [0, '#f4eefc'], [0.7, '#e7dcf6'], [1, '#d3c4ec']))
  sheet.add(
    glow(sheet, 960, 420, 900, c.white, 0.8),
    rings(960, 420, {
      from: 560,
      to: 1360,
      count: 28,
      colour: c.purple,
      width: 1.7,
      opacity: 0.42,
      swell: 8,
      lobes: 14,
      spread: 1.05,
      fade: 0.7,
    }),
    niche(sheet),
  )
  // Upper shelf
  sheet.add(
    jar(sheet, random, 660, 470, 120, 170, 'lavender'),
    dropper(sheet, 802, 470, 66, 180, ['#f9cf9c', '#d9783f']),
    dropper(sheet, 890, 470, 54, 138, [c.wisteria, c.purple]),
    jar(sheet, random, 1022, 470, 130, 200, 'tea'),
    dropper(sheet, 1150, 470, 60, 158, [c.iris, c.dusk]),
    group({}, pottedPlant(sheet, 1270, 472, 84, { fills: leaves, count: 7, reach: 0.8 })),
  )
  // Lower shelf
  sheet.add(
    tin(sheet, 672, 742, 140, 176, [c.orchid, c.dusk]),
    tin(sheet, 828, 742, 124, 142, ['#f3a67f', '#d0553f']),
    towels(sheet, 1010, 742),
    jar(sheet, random, 1178, 742, 116, 160, 'stones'),
    dropper(sheet, 1284, 742, 62, 176, ['#f9cf9c', '#d9783f']),
  )
  sheet.add(
    pendant(sheet, 330, 210, 96),
    pendant(sheet, 1590, 210, 96),
    rect(0, counter, 1920, 250, { fill: sheet.fade(c.violet, c.dusk) }),
    rect(0, counter - 26, 1920, 44, { fill: sheet.fade(c.white, c.gauze) }),
    steps(0, 1, 10).map((t) =>
      line(
        smooth(steps(0, 1, 70).map((u) => [u * 1940 - 10, counter + 50 + t * 190 + 8 * Math.sin(u * 20 + t * 5)])),
        c.gauze,
        1.3,
        { opacity: mix(0.5, 0.15, t) },
      ),
    ),
    bag(sheet, random, 330, counter - 10),
    bowl(sheet, random, 1560, counter - 8),
    dropper(sheet, 1360, counter - 6, 82, 236, ['#f9cf9c', '#d9783f'], true),
    soap(sheet, 620, counter - 8),
    twig(random, stem([700, counter - 8], [860, counter - 50], [1020, counter - 16]), {
      leaves: 9,
      length: 90,
      breadth: 32,
      colour: c.plum,
      thickness: 4,
      paint,
    }),
    group(
      { filter: sheet.blur(6), opacity: 0.85 },
      twig(random, stem([1990, 1130], [1820, 1090], [1660, 1210]), {
        leaves: 7,
        length: 220,
        breadth: 76,
        colour: c.plum,
        thickness: 6,
        paint: () => ({ ...paint(), veins: 0 }),
      }),
    ),
    twig(random, stem([-40, 1220], [120, 1110], [330, 1150]), {
      leaves: 8,
      length: 170,
      breadth: 58,
      colour: c.night,
      thickness: 6,
      paint,
    }),
  )
  grain(sheet, 0.05)
  return sheet
}

function niche(sheet) {
  const x = 960
  const foot = counter - 10
  const width = 860
  const height = 860
  return [
    path(arch(x, foot, width + 60, height + 30), { fill: sheet.fade(c.white, '#cbbbe9', DIAGONAL) }),
    path(arch(x, foot, width, height), { fill: sheet.linear(DOWN, [0, '#e0d2f3'], [0.5, '#eee5fa'], [1, c.gauze]) }),
    group(
      { 'clip-path': sheet.clip(path(arch(x, foot, width, height))) },
      glow(sheet, x, 330, 480, c.peach, 0.95),
      rings(x, 340, {
        from: 60,
        to: 760,
        count: 30,
        colour: c.coral,
        width: 1.5,
        opacity: 0.5,
        swell: 5,
        lobes: 14,
        spread: 1.1,
        fade: 0.9,
      }),
      rect(x - width / 2, foot - height, 40, height, { fill: c.purple, opacity: 0.12 }),
    ),
    path(arch(x, foot, width, height), { fill: 'none', stroke: c.iris, 'stroke-width': 1.6, opacity: 0.7 }),
    [472, 744].map((y) => [
      rect(x - width / 2, y + 18, width, 46, { fill: sheet.linear(DOWN, [0, c.purple, 0.3], [1, c.purple, 0]) }),
      rect(x - width / 2 - 4, y, width + 8, 20, { rx: 3, fill: sheet.fade(c.white, '#c3b1e6') }),
    ]),
  ]
}

/** A small bottle with a dropper; the label is a leaf. */
function dropper(sheet, x, y, width, height, [light, dark], large = false) {
  const w = width / 2
  const neck = y - height * 0.72
  return [
    shadow(sheet, x + w * 0.3, y, w * 1.5, w * 0.24, c.night, 0.4),
    path(
      round`M${x - w} ${y - height * 0.54}Q${x - w} ${y - height * 0.66} ${x - w * 0.44} ${neck + 4}V${neck - 2}H${x + w * 0.44}V${neck + 4}Q${x + w} ${y - height * 0.66} ${x + w} ${y - height * 0.54}V${y - 8}Q${x + w} ${y} ${x + w - 9} ${y}H${x - w + 9}Q${x - w} ${y} ${x - w} ${y - 8}Z`,
      { fill: sheet.linear(ACROSS, [0, dark], [0.22, light], [0.5, dark], [1, dark]), opacity: 0.95 },
    ),
    rect(x - w * 0.54, neck - height * 0.12, w * 1.08, height * 0.13, {
      rx: 3,
      fill: sheet.linear(ACROSS, [0, c.violet], [0.4, c.dusk], [1, c.night]),
    }),
    steps(-0.4, 0.4, 5).map((t) =>
      line(round`M${x + w * t} ${neck - height * 0.11}v${height * 0.1}`, c.wisteria, 1.2, { opacity: 0.5 }),
    ),
    path(
      round`M${x - w * 0.3} ${neck - height * 0.12}C${x - w * 0.42} ${neck - height * 0.28} ${x + w * 0.42} ${neck - height * 0.28} ${x + w * 0.3} ${neck - height * 0.12}Z`,
      { fill: '#24153f' },
    ),
    rect(x - w, y - height * 0.46, width, height * 0.32, { fill: c.paper, opacity: 0.96 }),
    group(
      { transform: round`translate(${x - w * 0.42} ${y - height * 0.43}) scale(${(w * 0.84) / 64})` },
      mark(c.purple, [c.coral, 0.15, 0.36], [c.iris, 0.55, 1]),
    ),
    large ? line(round`M${x - w * 0.6} ${y - height * 0.17}H${x + w * 0.6}`, c.iris, 3) : '',
    line(round`M${x - w * 0.7} ${y - height * 0.5}V${y - height * 0.1}`, c.white, w * 0.14, { opacity: 0.5 }),
  ]
}

/** A glass jar with a cork, holding flowers, tea leaves or stones. */
function jar(sheet, random, x, y, width, height, kind) {
  const w = width / 2
  const body = round`M${x - w * 0.74} ${y - height}C${x - w * 0.74} ${y - height * 0.9} ${x - w} ${y - height * 0.9} ${x - w} ${y - height * 0.76}V${y - 14}Q${x - w} ${y} ${x - w + 14} ${y}H${x + w - 14}Q${x + w} ${y} ${x + w} ${y - 14}V${y - height * 0.76}C${x + w} ${y - height * 0.9} ${x + w * 0.74} ${y - height * 0.9} ${x + w * 0.74} ${y - height}Z`
  const inside = sheet.clip(path(body))
  const fillings = {
    lavender: () =>
      steps(-1, 1, 6).map((t) =>
        lavenderStalk(
          random,
          stem(
            [x + t * w * 0.4, y - 6],
            [x + t * w * 0.5, y - height * 0.4],
            [x + t * w * 0.7, y - height * 0.86 + 20 * t * t],
            22,
          ),
          {
            colours: [c.purple, c.violet, c.iris, c.lilac],
            stalk: c.plum,
            size: 11,
            whorls: 8,
            thickness: 2.2,
            from: 0.4,
          },
        ),
      ),
    tea: () =>
      steps(0, 1, 120).map(() =>
        group(
          {
            transform: at(x + random.around(0, w * 0.9), y - random.between(4, height * 0.56), random.between(0, 360)),
          },
          leaf(random.between(20, 32), 11, {
            fills: random.pick([
              [c.iris, c.violet],
              [c.violet, c.purple],
              ['#f2b290', '#e2845f'],
              [c.lilac, '#9a84cd'],
            ]),
            vein: c.white,
            veins: 0,
            veinWidth: 1,
          }),
        ),
      ),
    stones: () =>
      steps(0, 1, 34).map((t, i) => {
        const sx = x + random.around(0, w * 0.82)
        const sy = y - 12 - (i / 34) * height * 0.5
        return [
          ellipse(sx, sy, 19, 13, { fill: random.pick([c.mist, c.lilac, c.iris, '#f6c9ab', c.violet]) }),
          ellipse(sx - 6, sy - 5, 6, 3, { fill: c.white, opacity: 0.55 }),
        ]
      }),
  }
  return [
    shadow(sheet, x + w * 0.2, y, w * 1.4, w * 0.2, c.night, 0.38),
    path(body, { fill: c.white, opacity: 0.5 }),
    group({ 'clip-path': inside }, fillings[kind]()),
    path(body, {
      fill: sheet.linear(ACROSS, [0, c.white, 0.5], [0.2, c.white, 0.05], [0.8, c.iris, 0.05], [1, c.violet, 0.35]),
      stroke: c.white,
      'stroke-width': 3,
    }),
    path(round`M${x - w * 0.68} ${y - height - 24}H${x + w * 0.68}L${x + w * 0.6} ${y - height + 12}H${x - w * 0.6}Z`, {
      fill: sheet.fadeAcross('#f1cda6', '#c98f68'),
    }),
    line(round`M${x - w * 0.76} ${y - height * 0.7}V${y - height * 0.2}`, c.white, 6, { opacity: 0.7 }),
  ]
}

function tin(sheet, x, y, width, height, [light, dark]) {
  const w = width / 2
  return [
    shadow(sheet, x + w * 0.2, y, w * 1.4, w * 0.2, c.night, 0.4),
    rect(x - w, y - height, width, height, {
      rx: 12,
      fill: sheet.linear(ACROSS, [0, dark], [0.26, light], [0.7, dark], [1, dark]),
    }),
    steps(0.36, 0.94, 15).map((t) =>
      line(
        smooth(steps(-1, 1, 26).map((u) => [x + u * (w - 5), y - height * (1 - t) + 9 * Math.sin(u * 6 + t * 5)])),
        c.white,
        1.5,
        { opacity: 0.38 },
      ),
    ),
    circle(x, y - height * 0.4, w * 0.5, { fill: c.paper }),
    group(
      { transform: round`translate(${x - w * 0.32} ${y - height * 0.4 - w * 0.32}) scale(${(w * 0.64) / 64})` },
      mark(c.purple, [c.coral, 0.15, 0.36], [c.violet, 0.5, 0.69], [c.iris, 0.83, 1]),
    ),
    rect(x - w - 4, y - height - 8, width + 8, 40, {
      rx: 10,
      fill: sheet.linear(ACROSS, [0, c.gauze], [0.3, c.white], [1, c.wisteria]),
    }),
    line(round`M${x - w} ${y - height + 32}H${x + w}`, c.night, 2, { opacity: 0.35 }),
  ]
}

function towels(sheet, x, y) {
  return [
    shadow(sheet, x, y, 130, 16, c.night, 0.36),
    [
      [c.white, '#d3c4ee'],
      [c.gauze, c.iris],
      [c.peach, '#eaa98a'],
    ].map(([light, dark], i) => {
      const top = y - 46 * (i + 1)
      const half = 106 - i * 7
      return [
        rect(x - half, top, half * 2, 45, { rx: 21, fill: sheet.fade(light, dark) }),
        line(`M${x - half + 26} ${top + 23}H${x + half - 10}`, c.violet, 1.5, { opacity: 0.35 }),
        steps(0, 1, 3).map((t) =>
          circle(x - half + 23, top + 22.5, 5 + t * 12, {
            fill: 'none',
            stroke: c.violet,
            'stroke-width': 1.5,
            opacity: 0.4,
          }),
        ),
      ]
    }),
    group(
      { transform: at(x - 30, y - 142, -18) },
      leaf(80, 28, { fills: [c.iris, '#5d4199'], vein: c.white, veins: 6, veinWidth: 1.3 }),
    ),
    group(
      { transform: at(x - 20, y - 140, -58) },
      leaf(62, 24, { fills: [c.orchid, c.purple], vein: c.white, veins: 6, veinWidth: 1.3 }),
    ),
  ]
}

function bag(sheet, random, x, y) {
  return [
    shadow(sheet, x + 20, y + 2, 220, 26, c.night, 0.45),
    lavenderSprigs(random, x, y),
    line(`M${x - 62} ${y - 330}C${x - 62} ${y - 440} ${x + 62} ${y - 440} ${x + 62} ${y - 330}`, '#b98060', 8),
    path(`M${x - 142} ${y - 336}L${x + 142} ${y - 336}L${x + 150} ${y}L${x - 150} ${y}Z`, {
      fill: sheet.linear([0, 0, 1, 0.3], [0, '#fdf3e9'], [0.7, '#f6dcc6'], [1, '#e3b596']),
    }),
    path(`M${x + 142} ${y - 336}L${x + 178} ${y - 318}L${x + 186} ${y - 18}L${x + 150} ${y}Z`, { fill: '#d8a585' }),
    line(`M${x + 150} ${y - 10}L${x + 164} ${y - 170}L${x + 146} ${y - 330}`, '#b98060', 1.6, { opacity: 0.6 }),
    line(`M${x - 142} ${y - 312}H${x + 142}`, '#d8a585', 1.6),
    rings(x, y - 168, {
      from: 70,
      to: 132,
      count: 7,
      colour: c.purple,
      width: 1.6,
      opacity: 0.6,
      spread: 1,
      swell: 3,
      lobes: 12,
    }),
    group(
      { transform: `translate(${x - 54} ${y - 222}) scale(1.68)` },
      mark(c.purple, [c.coral, 0.15, 0.36], [c.violet, 0.5, 0.69], [c.iris, 0.83, 1]),
    ),
  ]
}

const lavenderSprigs = (random, x, y) =>
  steps(-1, 1, 6).map((t) =>
    lavenderStalk(random, stem([x + t * 80, y - 300], [x + t * 96, y - 420], [x + t * 150, y - 540 + 60 * t * t], 26), {
      colours: [c.purple, c.violet, c.iris, c.lilac],
      stalk: c.plum,
      size: 17,
      whorls: 9,
      thickness: 3,
      from: 0.34,
    }),
  )

function bowl(sheet, random, x, y) {
  const heap = steps(0, 1, 70).map(() => {
    const dx = random.around(0, 112)
    const top = 150 + 58 * Math.sqrt(Math.max(0, 1 - (dx / 124) ** 2))
    return { dx, dy: random.between(136, top) }
  })
  heap.sort((a, b) => b.dy - a.dy)
  return [
    shadow(sheet, x + 14, y + 2, 190, 22, c.night, 0.42),
    heap.map(({ dx, dy }) =>
      group(
        { transform: at(x + dx, y - dy, random.between(0, 360)) },
        leaf(random.between(34, 54), 18, {
          fills: random.pick([
            [c.iris, c.violet],
            [c.violet, c.purple],
            ['#f6bd9b', '#e58a66'],
            [c.lilac, '#9a84cd'],
          ]),
          vein: c.white,
          veins: 0,
          veinWidth: 1.2,
        }),
      ),
    ),
    path(
      `M${x - 150} ${y - 150}C${x - 144} ${y - 50} ${x - 84} ${y} ${x} ${y}C${x + 84} ${y} ${x + 144} ${y - 50} ${x + 150} ${y - 150}Q${x} ${y - 118} ${x - 150} ${y - 150}Z`,
      { fill: sheet.linear(ACROSS, [0, c.white], [0.4, c.frost], [1, c.lilac]) },
    ),
    steps(0.12, 0.8, 7).map((t) =>
      line(
        round`M${x - mix(148, 84, t ** 1.6)} ${y - mix(136, 16, t)}Q${x} ${y - mix(104, -4, t)} ${x + mix(148, 84, t ** 1.6)} ${y - mix(136, 16, t)}`,
        t > 0.3 && t < 0.5 ? c.coral : c.iris,
        t > 0.3 && t < 0.5 ? 2.4 : 1.4,
        { opacity: 0.65 },
      ),
    ),
  ]
}

function soap(sheet, x, y) {
  const bar = (dx, dy, light, dark) => [
    rect(x + dx - 74, y + dy - 52, 148, 52, { rx: 16, fill: sheet.fade(light, dark) }),
    rect(x + dx - 30, y + dy - 52, 60, 52, { fill: c.paper, opacity: 0.9 }),
    line(`M${x + dx - 20} ${y + dy - 26}q10 -12 20 0t20 0`, c.purple, 2.4),
  ]
  return [shadow(sheet, x, y + 2, 120, 14, c.night, 0.36), bar(0, 0, c.gauze, c.iris), bar(10, -52, c.peach, '#ea9f7c')]
}
