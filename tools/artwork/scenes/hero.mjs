// Home: the evening sea between islands; from the low sun the resonance spreads as fine rings. The left third stays pale
// and calm, so that dark words can stand on it.
import { lavenderStalk, stem, twig } from '../leaf.mjs'
import { glow, grain } from '../light.mjs'
import * as c from '../palette.mjs'
import { circle, DOWN, fadeStops, group, line, path, points, rect, Sheet, smooth } from '../sheet.mjs'
import { glints, island, lightPath, swells } from '../water.mjs'
import { ribbon, rings, ripples } from '../wave.mjs'

export default function hero() {
  const sheet = new Sheet('hero', 1920, 1200)
  const { random } = sheet
  const sun = [1290, 520]
  const shore = 745

  // Sky
  sheet.wash(sheet.linear(DOWN, [0, '#e6dcf7'], [0.36, '#f3edfc'], [0.55, '#fbf1f2'], [0.66, '#fde6d8']))
  sheet.add(glow(sheet, 1290, 620, 900, c.peach, 0.95), glow(sheet, 1290, 540, 420, '#fcc99a', 0.75))
  const calm = sheet.mask(
    rect(0, 0, 1920, 1200, { fill: sheet.linearAt([300, 0, 1330, 0], ...fadeStops('white', 0, 1)) }),
  )
  sheet.add(
    group(
      { mask: calm },
      rings(...sun, {
        from: 128,
        to: 1180,
        count: 46,
        colour: c.purple,
        width: 1.7,
        opacity: 0.5,
        swell: 6,
        lobes: 12,
        spread: 1.22,
        fade: 1.15,
        twist: 0.3,
      }),
    ),
  )
  const disc = sheet.linear(DOWN, [0, '#f9be7c'], [0.55, c.amber], [1, c.coral])
  sheet.add(
    circle(...sun, 112, { fill: disc }),
    circle(...sun, 118, { fill: 'none', stroke: c.white, 'stroke-width': 1.6, opacity: 0.7 }),
  )

  // Islands, the far ones paler
  const land = [
    { from: 520, to: 1500, height: 92, lean: 0.6, fill: ['#cdbfea', '#e6dbf4'], base: shore },
    { from: 1360, to: 2260, height: 158, lean: 0.46, fill: ['#b09cdb', '#d8c9ee'], base: shore },
    { from: 900, to: 1340, height: 44, lean: 0.42, fill: ['#9a84cd', '#c0aee2'], base: shore + 5 },
    { from: 1560, to: 2300, height: 128, lean: 0.42, fill: ['#6b50a8', '#a48dd2'], base: shore + 14 },
  ]
  for (const { fill, ...shape } of land) {
    const { points, d } = island(random, shape)
    sheet.add(path(d, { fill: sheet.fade(fill[0], fill[1]) }), line(smooth(points), c.white, 1.6, { opacity: 0.32 }))
  }

  // Water
  sheet.add(
    rect(0, shore, 1920, 460, {
      fill: sheet.linear(DOWN, [0, '#eadcf1'], [0.16, '#cfc2ec'], [0.5, '#a493d8'], [1, '#5c429b']),
    }),
    glow(sheet, 1290, 770, 620, '#fdd0ae', 0.72),
    lightPath(random, { x: 1290, top: shore + 4, bottom: 1130, width: 128, colour: '#fbb67d', count: 54 }),
    lightPath(random, { x: 1290, top: shore + 4, bottom: 1010, width: 60, colour: '#ffe9d2', count: 34 }),
    group(
      { opacity: 0.85 },
      ripples(1290, 842, {
        from: 70,
        to: 1150,
        count: 30,
        colour: c.white,
        tilt: 0.2,
        width: 2.6,
        opacity: 0.55,
        spread: 1.3,
      }),
    ),
    glints(random, {
      from: 560,
      to: 1960,
      top: shore + 6,
      bottom: 1180,
      count: 150,
      colour: c.white,
      opacity: 0.4,
      length: 110,
      width: 2.6,
    }),
    glints(random, {
      from: 700,
      to: 1960,
      top: shore + 10,
      bottom: 1190,
      count: 90,
      colour: c.purple,
      opacity: 0.22,
      length: 130,
      width: 2.6,
    }),
  )
  sheet.add(
    group(
      { mask: calm },
      swells({
        from: -20,
        to: 1940,
        layers: [
          {
            y: 1010,
            height: 15,
            waves: 1.5,
            phase: 0.6,
            bottom: 1210,
            fill: sheet.linear(DOWN, [0, '#8a74c8', 0.5], [1, c.purple, 0.75]),
            edge: c.white,
            edgeWidth: 1.8,
            edgeOpacity: 0.42,
          },
          {
            y: 1092,
            height: 17,
            waves: 1.25,
            phase: 2.6,
            bottom: 1210,
            fill: sheet.linear(DOWN, [0, '#6447a3', 0.6], [1, c.plum, 0.9]),
            edge: c.white,
            edgeWidth: 1.8,
            edgeOpacity: 0.36,
          },
        ],
      }),
    ),
  )

  // The wave itself, from the quiet left into the bay
  const breath = (t) => 10 + 74 * Math.sin(Math.PI * Math.min(1, t * 0.9)) ** 1.5
  const shape = { from: 420, to: 2040, waves: 1.75, centre: (t) => 950 - 80 * t, height: breath }
  sheet.add(
    group(
      { mask: calm },
      ribbon({
        shape,
        count: 30,
        colour: (t) => (t < 0.5 ? c.purple : c.orchid),
        width: 1.3,
        opacity: 0.42,
        drift: 1.5,
        phase: 0.2,
        rise: 46,
      }),
      ribbon({
        shape: { ...shape, waves: 1.5 },
        count: 22,
        colour: c.white,
        width: 1.5,
        opacity: 0.8,
        drift: 1.1,
        phase: 2.2,
        rise: 34,
      }),
    ),
  )

  // Mist over the left side: room for the words
  sheet.wash(sheet.linearAt([120, 0, 1330, 0], ...fadeStops(c.lavender, 0.97, 0)))

  foreground(sheet, random)
  grain(sheet, 0.05)
  return sheet
}

function foreground(sheet, random) {
  const pairs = [
    [sheet.fadeAcross('#6d50ab', c.purple), sheet.fadeAcross('#4a2d82', c.dusk)],
    [sheet.fadeAcross('#8a6fc4', '#5d4199'), sheet.fadeAcross('#5a3d96', '#412773')],
  ]
  const paint = (vein) => () => ({ fills: random.pick(pairs), vein, veins: 8, veinWidth: 1.8, veinOpacity: 0.55 })
  const far = [sheet.fadeAcross('#a893d8', '#8069bf'), sheet.fadeAcross('#8f77ca', '#7259b3')]

  sheet.add(
    group(
      { filter: sheet.blur(5), opacity: 0.85 },
      twig(random, stem([1990, 980], [1840, 760], [1650, 640]), {
        leaves: 9,
        length: 170,
        breadth: 48,
        colour: '#7259b3',
        thickness: 5,
        paint: () => ({ fills: far, vein: c.white, veins: 0, veinOpacity: 0.2 }),
      }),
    ),
  )
  const stalks = [
    points('1560,1260 1540,1040 1470,820'),
    points('1600,1260 1600,1020 1578,730'),
    points('1640,1260 1668,1030 1684,786'),
    points('1520,1260 1480,1100 1392,950'),
    points('1690,1260 1740,1080 1790,900'),
  ]
  for (const points of stalks) {
    sheet.add(
      lavenderStalk(random, stem(...points), {
        colours: [c.purple, '#5f429d', '#7758b4', '#9277c9', '#b59ee0'],
        stalk: c.plum,
        size: 27,
        whorls: 10,
        thickness: 4.5,
        from: 0.52,
      }),
    )
  }
  sheet.add(
    twig(random, stem([2000, 1130], [1800, 1120], [1580, 1010]), {
      leaves: 11,
      length: 210,
      breadth: 62,
      colour: c.plum,
      thickness: 7,
      paint: paint(c.mist),
      spread: 48,
    }),
    twig(random, stem([1700, 1290], [1500, 1190], [1240, 1130]), {
      leaves: 10,
      length: 170,
      breadth: 52,
      colour: c.plum,
      thickness: 6,
      paint: paint(c.mist),
      spread: 46,
    }),
  )
}
