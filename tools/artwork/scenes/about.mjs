// About us: an old olive tree by the sea, its crown made of rings, its roots in rings of water. It has time.
import { along, lavenderStalk, leaf, olive, stem } from '../leaf.mjs'
import { glow, grain, shadow } from '../light.mjs'
import * as c from '../palette.mjs'
import { at, circle, DOWN, group, line, mix, path, points, rect, round, Sheet, smooth, steps } from '../sheet.mjs'
import { glints, island, swells } from '../water.mjs'
import { rings, ripples } from '../wave.mjs'

const foot = [1060, 900]
const crown = [1050, 400]

export default function about() {
  const sheet = new Sheet('about', 1920, 1200)
  const { random } = sheet
  const shore = 790

  sheet.wash(sheet.linear(DOWN, [0, '#e9e0f8'], [0.45, '#f7f1fc'], [0.66, '#fdeee4']))
  sheet.add(
    glow(sheet, 420, 640, 640, c.peach, 0.9),
    circle(430, 600, 86, { fill: sheet.fade('#fbd09c', '#f0925f'), opacity: 0.95 }),
    rings(...crown, {
      from: 60,
      to: 1260,
      count: 52,
      colour: c.purple,
      width: 1.5,
      opacity: 0.36,
      swell: 8,
      lobes: 13,
      spread: 1.15,
      fade: 0.85,
      twist: 0.2,
    }),
  )
  for (const [from, to, height, lean, fill] of [
    [-200, 760, 96, 0.55, ['#cbbdea', '#e6dbf4']],
    [180, 700, 40, 0.4, ['#b19ddc', '#cfbfea']],
    [1250, 2150, 170, 0.5, ['#b5a2df', '#dccff1']],
    [1560, 2300, 110, 0.4, ['#9079c8', '#c0aee3']],
  ]) {
    const { d, points } = island(random, { from, to, base: shore, height, lean })
    sheet.add(path(d, { fill: sheet.fade(fill[0], fill[1]) }), line(smooth(points), c.white, 1.4, { opacity: 0.35 }))
  }
  sheet.add(
    rect(0, shore, 1920, 420, { fill: sheet.linear(DOWN, [0, '#e6d9f1'], [0.3, '#bfaee6'], [1, '#7d64bb']) }),
    glow(sheet, 430, 820, 460, '#fcd3b2', 0.75),
    ripples(foot[0], foot[1] + 36, {
      from: 150,
      to: 1300,
      count: 34,
      colour: c.white,
      tilt: 0.17,
      width: 2.6,
      opacity: 0.75,
      spread: 1.25,
    }),
    glints(random, {
      from: 0,
      to: 1920,
      top: shore + 6,
      bottom: 1190,
      count: 120,
      colour: c.white,
      opacity: 0.4,
      length: 100,
      width: 2.6,
    }),
  )

  sheet.add(tree(sheet, random))

  sheet.add(
    swells({
      from: -20,
      to: 1940,
      layers: [
        {
          y: 1120,
          height: 16,
          waves: 1.3,
          phase: 1,
          bottom: 1210,
          fill: sheet.linear(DOWN, [0, '#5b3d99', 0.65], [1, c.plum, 0.9]),
          edge: c.white,
          edgeWidth: 1.8,
          edgeOpacity: 0.4,
        },
      ],
    }),
  )
  const stalks = [
    points('120,1270 150,1090 120,900'),
    points('190,1270 240,1110 260,960'),
    points('70,1270 60,1120 10,990'),
    points('1760,1270 1740,1100 1690,930'),
    points('1820,1270 1830,1080 1826,880'),
    points('1880,1270 1910,1120 1940,980'),
  ]
  sheet.add(
    stalks.map((points) =>
      lavenderStalk(random, stem(...points), {
        colours: [c.purple, '#5f429d', '#7758b4', '#9277c9', '#b59ee0'],
        stalk: c.night,
        size: 25,
        whorls: 10,
        thickness: 4.5,
        from: 0.48,
      }),
    ),
  )
  grain(sheet, 0.05)
  return sheet
}

function tree(sheet, random) {
  const bark = sheet.linearAt([930, 0, 1190, 0], [0, '#6f54a8'], [0.45, c.purple], [1, c.night])
  const boughs = [
    [[1046, 830], [990, 620], [790, 470], 50],
    [[1050, 830], [1030, 560], [930, 330], 50],
    [[1066, 830], [1096, 560], [1130, 270], 52],
    [[1080, 830], [1150, 620], [1320, 380], 52],
    [[1084, 830], [1190, 680], [1400, 560], 44],
    [[1036, 830], [940, 690], [720, 610], 42],
  ]
  const limbs = boughs.flatMap(([a, knee, tip]) => {
    const points = stem(a, knee, tip)
    return steps(0.45, 1, 6).flatMap((t, i) => {
      const from = along(points, t)
      return [-1, 1].map((side) => {
        const turn = ((from.angle + side * random.between(28, 62)) * Math.PI) / 180
        const reach = random.between(110, 190) * (i === 5 ? 1.1 : 1)
        const end = [from.x + reach * Math.cos(turn), from.y + reach * Math.sin(turn)]
        return stem([from.x, from.y], [mix(from.x, end[0], 0.5) + side * 12, mix(from.y, end[1], 0.5) - 14], end, 16)
      })
    })
  })
  const light = [sheet.fadeAcross('#a893d8', '#7d63bd'), sheet.fadeAcross('#8369c1', '#5f4399')]
  const mid = [sheet.fadeAcross('#7a5db9', '#56389a'), sheet.fadeAcross('#5b3f9b', '#432778')]
  const deep = [sheet.fadeAcross('#4f3289', c.plum), sheet.fadeAcross('#3d2570', c.night)]
  const silver = [sheet.fadeAcross(c.mist, c.lilac), sheet.fadeAcross('#bdabdf', '#9a84cd')]

  const foliage = []
  limbs.forEach((points) => {
    steps(0.12, 1, 11).forEach((t) => {
      const { x, y, angle } = along(points, t)
      for (const side of [-1, 1]) {
        const size = random.between(44, 72)
        // Light comes from the low sun on the left: that side of the crown is paler.
        const lit = (crown[0] - x) / 420 + (crown[1] - y) / 700 + random.around(0, 0.55)
        const fills = lit > 0.75 ? silver : lit > 0.25 ? light : lit > -0.35 ? mid : deep
        foliage.push({
          lit,
          mark: group(
            { transform: at(x, y, angle + side * random.between(24, 66)) },
            leaf(size, size * 0.3, { fills, vein: '#efe7fb', veins: 0, veinWidth: 1.1, veinOpacity: 0.5 }),
          ),
        })
      }
      if (random.next() < 0.07)
        foliage.push({
          lit: 1,
          mark: group(
            { transform: at(x, y, random.around(0, 16)) },
            olive(21, random.next() < 0.16 ? c.coral : c.night, c.white),
          ),
        })
    })
  })
  foliage.sort((a, b) => a.lit - b.lit)

  const trunk =
    'M916 936C972 914 1004 884 1012 838C1018 800 1006 776 1012 740L1112 740C1110 786 1106 808 1116 846C1126 888 1166 914 1218 936C1156 926 1122 940 1092 928C1068 948 1040 946 1024 928C994 942 964 926 916 936Z'
  const grainLines = steps(0, 1, 13).map((t) => {
    const x = mix(1010, 1112, t)
    return line(
      round`M${mix(960, 1176, t)} ${924 - 8 * Math.sin(t * Math.PI)}C${x + 4} ${900} ${x - 14} ${840} ${x + 10 * Math.sin(t * 9)} ${800}C${x + 10} ${770} ${x - 6} ${740} ${mix(1024, 1104, t)} ${random.between(690, 740)}`,
      t < 0.4 ? c.lilac : c.orchid,
      1.8,
      { opacity: 0.5 },
    )
  })
  const meadow = points('760,948 880,916 1000,908 1120,906 1250,918 1390,950')
  return [
    shadow(sheet, 1080, 964, 520, 52, c.night, 0.4),
    path(`${smooth(meadow)}C1300 986 860 990 760 948Z`, {
      fill: sheet.linear(DOWN, [0, '#9d86d2'], [0.4, c.violet], [1, '#3f2574']),
    }),
    steps(0, 1, 190).map((t) => {
      const x = mix(800, 1350, t) + random.around(0, 5)
      const y = 942 - 30 * Math.sin(Math.PI * t) + random.between(-6, 22) * Math.sin(Math.PI * t)
      const lean = random.around(0, 9)
      const height = random.between(7, 22)
      return line(
        round`M${x} ${y}Q${x} ${y - height * 0.6} ${x + lean} ${y - height}`,
        random.pick([c.lilac, c.iris, '#5b3d99', c.purple]),
        1.8,
        { opacity: 0.85 },
      )
    }),
    boughs.map(([a, knee, tip, width]) => {
      const points = stem(a, knee, tip, 14)
      return points
        .slice(0, -1)
        .map(([x, y], i) =>
          line(round`M${x} ${y}L${points[i + 1][0]} ${points[i + 1][1]}`, bark, mix(width, 5, (i / 13) ** 0.7)),
        )
    }),
    path(trunk, { fill: bark }),
    grainLines,
    limbs.map((points) => line(smooth(points), c.plum, 3.4)),
    foliage.map(({ mark }) => mark),
  ]
}
