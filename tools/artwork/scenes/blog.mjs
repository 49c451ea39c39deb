// Blog: an open book; what is written rises from it as waves and leaves.
import { along, lavenderStalk, leaf, stem, twig } from '../leaf.mjs'
import { glow, grain, shadow } from '../light.mjs'
import * as c from '../palette.mjs'
import { ACROSS, at, circle, DOWN, group, line, mix, path, points, round, Sheet, smooth, steps } from '../sheet.mjs'
import { rings } from '../wave.mjs'

const gutter = [960, 880]

export default function blog() {
  const sheet = new Sheet('blog', 1920, 1200)
  const { random } = sheet
  sheet.wash(sheet.linear(DOWN, [0, '#e7dcf7'], [0.5, '#f5effc'], [0.75, '#f9ece9'], [1, '#d9caee']))
  sheet.add(
    glow(sheet, 960, 760, 760, c.peach, 0.95),
    rings(960, 800, {
      from: 90,
      to: 1280,
      count: 44,
      colour: c.purple,
      width: 1.6,
      opacity: 0.4,
      swell: 8,
      lobes: 14,
      spread: 1.15,
      fade: 0.9,
    }),
  )
  // A table of dusk
  sheet.add(
    path('M-10 1010Q960 930 1930 1010V1210H-10Z', { fill: sheet.fade('#a28bd3', '#533590') }),
    line('M-10 1010Q960 930 1930 1010', c.white, 2, { opacity: 0.5 }),
    shadow(sheet, 960, 1086, 800, 76, c.night, 0.5),
  )
  sheet.add(threads(sheet), growth(sheet, random), book(sheet))
  const dark = [sheet.fadeAcross('#6d50ab', c.purple), sheet.fadeAcross('#4a2d82', c.dusk)]
  const paint = () => ({ fills: dark, vein: c.mist, veins: 8, veinWidth: 1.7, veinOpacity: 0.5 })
  sheet.add(
    twig(random, stem([-50, 1000], [150, 1080], [330, 1180]), {
      leaves: 9,
      length: 180,
      breadth: 62,
      colour: c.plum,
      thickness: 6,
      paint,
    }),
    twig(random, stem([1980, 960], [1800, 1060], [1600, 1170]), {
      leaves: 9,
      length: 180,
      breadth: 62,
      colour: c.plum,
      thickness: 6,
      paint,
    }),
    group(
      { filter: sheet.blur(6), opacity: 0.7 },
      twig(random, stem([-60, 40], [110, 120], [180, 330]), {
        leaves: 7,
        length: 200,
        breadth: 72,
        colour: c.iris,
        thickness: 6,
        paint: () => ({ ...paint(), veins: 0 }),
      }),
    ),
  )
  grain(sheet, 0.05)
  return sheet
}

/** The threads: sines that leave the gutter together and part on the way up. */
function threads(sheet) {
  const fade = (colour, side) =>
    sheet.linearAt([960, 850, 960 + side * 760, 120], [0, colour, 0.95], [0.6, colour, 0.7], [1, colour, 0])
  const bundle = (side, count, colour, width, bend, swing) => {
    const stroke = fade(colour, side)
    return steps(0, 1, count).map((k) => {
      const points = steps(0, 1, 46).map((t) => {
        const away = side * t ** 1.35 * mix(560, 960, k)
        const up = 880 - mix(640, 420, k) * Math.sin((t * Math.PI) / 2) - bend * t
        const wave = swing * Math.sin(t * 11 + k * 1.5) * t * (1.15 - t * 0.5)
        return [960 + away, up + wave]
      })
      return line(smooth(points), stroke, width, { opacity: mix(0.95, 0.4, Math.abs(k - 0.5) * 2) })
    })
  }
  return [
    bundle(-1, 20, c.purple, 1.7, 70, 54),
    bundle(1, 20, c.purple, 1.7, 70, 54),
    bundle(-1, 9, c.white, 2.4, 170, 66),
    bundle(1, 9, c.white, 2.4, 170, 66),
    bundle(1, 3, c.coral, 2.6, 120, 60),
    bundle(-1, 3, c.coral, 2.6, 120, 60),
  ]
}

function growth(sheet, random) {
  const tones = [
    [sheet.fadeAcross('#8a6fc4', '#5d4199'), sheet.fadeAcross('#5a3d96', '#412773')],
    [sheet.fadeAcross(c.lilac, c.iris), sheet.fadeAcross(c.iris, c.violet)],
  ]
  const coralTone = [sheet.fadeAcross('#f8bd98', c.coral), sheet.fadeAcross('#ef8f6e', '#c95745')]
  const paint = (i) => () => ({ fills: tones[i % 2], vein: '#efe7fb', veins: 7, veinWidth: 1.6, veinOpacity: 0.55 })
  const shoots = [
    [[960, 880], [950, 560], [980, 210], 13, 150],
    [[952, 880], [850, 640], [690, 400], 10, 130],
    [[968, 880], [1070, 640], [1240, 400], 10, 130],
    [[946, 880], [800, 760], [560, 640], 8, 110],
    [[974, 880], [1120, 760], [1370, 640], 8, 110],
  ]
  const flowers = [
    points('956,880 900,600 830,270'),
    points('964,880 1030,600 1110,260'),
    points('950,880 800,700 560,470'),
    points('970,880 1120,700 1370,480'),
  ]
  const loose = [
    [420, 300, -30],
    [520, 180, 20],
    [1500, 250, 200],
    [1390, 150, -14],
    [340, 480, 60],
    [1600, 430, 140],
  ]
  return [
    flowers.map((points) =>
      lavenderStalk(random, stem(...points), {
        colours: [c.purple, c.violet, c.iris, c.lilac],
        stalk: c.purple,
        size: 22,
        whorls: 10,
        thickness: 3.6,
        from: 0.6,
      }),
    ),
    shoots.map(([foot, knee, tip, leaves, length], i) =>
      twig(random, stem(foot, knee, tip), {
        leaves,
        length,
        breadth: length * 0.36,
        colour: c.purple,
        thickness: 5,
        paint: paint(i),
        from: 0.28,
      }),
    ),
    loose.map(([x, y, turn], i) =>
      group(
        { transform: at(x, y, turn) },
        leaf(i === 2 || i === 4 ? 66 : 82, 30, {
          fills: i === 2 || i === 4 ? coralTone : tones[i % 2],
          vein: c.white,
          veins: 6,
          veinWidth: 1.4,
          bend: 8,
        }),
      ),
    ),
    steps(0, 1, 26).map((t) => {
      const place = along(stem([560, 560], [960, -60], [1360, 560]), t)
      return circle(place.x + random.around(0, 190), place.y + random.around(0, 160), random.between(2.5, 6), {
        fill: random.pick([c.coral, c.violet, c.white, c.iris]),
        opacity: random.between(0.5, 0.95),
      })
    }),
  ]
}

function book(sheet) {
  const [x, y] = gutter
  const side = (s) => {
    const edge = (k) =>
      round`M${x} ${y + 6 * k}C${x + s * 130} ${y - 78 + 6 * k} ${x + s * 360} ${y - 78 + 6 * k} ${x + s * 590} ${y - 12 + 6 * k}L${x + s * 640} ${y + 150 + 6 * k}C${x + s * 400} ${y + 82 + 6 * k} ${x + s * 150} ${y + 92 + 6 * k} ${x} ${y + 190 + 6 * k}Z`
    const across = (v, from, to) =>
      smooth(
        steps(from, to, 12).map((u) => {
          const top = [x + s * 590 * u, y - 78 * Math.sin(Math.PI * Math.min(1, u * 1.06)) * (1 - u * 0.3) - 12 * u]
          const foot = [x + s * 640 * u, y + 190 - 104 * Math.sin(u * Math.PI * 0.62) + 62 * u * u]
          return [mix(top[0], foot[0], v), mix(top[1], foot[1], v)]
        }),
      )
    const shade =
      s < 0
        ? [
            [0, '#e3d8f6'],
            [0.75, c.white],
            [1, '#cbbbe9'],
          ]
        : [
            [0, '#cbbbe9'],
            [0.25, c.white],
            [1, '#ece4f9'],
          ]
    return [
      path(edge(7), { fill: c.plum }),
      [5, 4, 3, 2, 1].map((k) =>
        path(edge(k), { fill: k % 2 ? '#d3c4ee' : c.frost, stroke: c.lilac, 'stroke-width': 0.8 }),
      ),
      path(edge(0), { fill: sheet.linear(ACROSS, ...shade) }),
      steps(0.16, 0.84, 8).map((v, i) =>
        line(across(v, 0.16, i === 7 ? 0.5 : i === 3 ? 0.78 : 0.9), i === 0 ? c.purple : c.iris, i === 0 ? 6 : 3, {
          opacity: i === 0 ? 0.9 : 0.55,
        }),
      ),
    ]
  }
  return [
    side(-1),
    side(1),
    path(
      `M${x - 9} ${y + 6}Q${x} ${y - 6} ${x + 9} ${y + 6}L${x + 7} ${y + 206}L${x} ${y + 196}L${x - 7} ${y + 206}Z`,
      { fill: c.iris, opacity: 0.45 },
    ),
    path(
      `M${x + 2} ${y + 150}C${x + 16} ${y + 190} ${x - 12} ${y + 224} ${x + 6} ${y + 284}L${x + 34} ${y + 262}C${x + 18} ${y + 220} ${x + 42} ${y + 190} ${x + 22} ${y + 146}Z`,
      { fill: sheet.fade('#f0967a', '#d55a46') },
    ),
  ]
}
