// Pets: a dog and a cat on a hill, side by side, listening to the evening.
import { lavenderStalk, stem, twig } from '../leaf.mjs'
import { glow, grain, shadow } from '../light.mjs'
import * as c from '../palette.mjs'
import {
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
import { glints, island, lightPath } from '../water.mjs'
import { rings } from '../wave.mjs'

const sun = [1010, 470]
const shore = 690

const dogHalf = points(`
    0,8 60,12 126,6 158,-22 164,-70 146,-122 114,-168 104,-214 108,-264 100,-312 80,-350 76,-384 88,-420
    86,-462 62,-502 0,-520
  `)
const catHalf = points('0,8 54,12 104,4 128,-28 128,-80 106,-134 76,-178 62,-214 58,-250 0,-262')
const whole = (half) => [
  ...half,
  ...half
    .slice(1, -1)
    .reverse()
    .map(([x, y]) => [-x, y]),
]

export default function pets() {
  const sheet = new Sheet('pets', 1920, 1200)
  const { random } = sheet
  sheet.wash(sheet.linear(DOWN, [0, '#d9cbf2'], [0.36, '#efe5fa'], [0.56, '#fde4d4']))
  sheet.add(
    glow(sheet, ...sun, 760, '#fdcda6', 0.9),
    rings(...sun, {
      from: 196,
      to: 1240,
      count: 44,
      colour: c.purple,
      width: 1.8,
      opacity: 0.46,
      swell: 7,
      lobes: 13,
      spread: 1.18,
      fade: 0.95,
      twist: 0.2,
    }),
    circle(...sun, 172, { fill: sheet.linear(DOWN, [0, '#fbc88d'], [0.6, '#f3a065'], [1, c.coral]) }),
    circle(...sun, 180, { fill: 'none', stroke: c.white, 'stroke-width': 2, opacity: 0.7 }),
  )
  for (const [from, to, height, lean, fill] of [
    [-240, 900, 130, 0.4, ['#b9a6e0', '#dccff1']],
    [1180, 2200, 150, 0.6, ['#b9a6e0', '#dccff1']],
    [1440, 2300, 96, 0.5, ['#9079c8', '#bba9e1']],
  ]) {
    const { d, points } = island(random, { from, to, base: shore, height, lean })
    sheet.add(path(d, { fill: sheet.fade(fill[0], fill[1]) }), line(smooth(points), c.white, 1.5, { opacity: 0.35 }))
  }
  sheet.add(
    rect(0, shore, 1920, 520, { fill: sheet.linear(DOWN, [0, '#ecd9e6'], [0.2, '#c3b1e6'], [0.7, '#7a5fba']) }),
    lightPath(random, { x: sun[0], top: shore + 4, bottom: 980, width: 150, colour: '#fbb67d', count: 44 }),
    glints(random, {
      from: 0,
      to: 1920,
      top: shore + 6,
      bottom: 1000,
      count: 120,
      colour: c.white,
      opacity: 0.45,
      length: 90,
      width: 2.4,
    }),
  )
  sheet.add(hill(sheet), dog(sheet), cat(sheet), meadow(sheet, random))
  grain(sheet, 0.05)
  return sheet
}

function hill(sheet) {
  const back = points('-20,1010 340,960 800,930 1240,936 1620,976 1940,1040')
  const front = points('-20,1090 380,1050 900,1010 1300,1016 1640,1050 1940,1110')
  return [
    path(`${smooth(back)}L1940 1210L-20 1210Z`, { fill: sheet.fade('#8a70c4', '#533590') }),
    line(smooth(back), '#f6d8c6', 2.4, { opacity: 0.8 }),
    path(`${smooth(front)}L1940 1210L-20 1210Z`, { fill: sheet.fade('#5b3d99', c.dusk) }),
    steps(1, 6, 6).map((i) =>
      line(smooth(front.map(([x, y]) => [x, y + i * 26 + 6 * Math.sin(x * 0.004 + i)])), c.wisteria, 1.3, {
        opacity: 0.4 - i * 0.05,
      }),
    ),
    shadow(sheet, 980, 1046, 420, 40, '#1a0f35', 0.55),
  ]
}

/** Fur as fine lines that follow the back. */
const fur = (points, count, colour, opacity) =>
  steps(-0.78, 0.78, count).map((k) =>
    line(smooth(points.map(([half, y], i) => [half * k + 3 * Math.sin(i * 2 + k * 9), y])), colour, 1.5, { opacity }),
  )

function dog(sheet) {
  const coat = sheet.linear([0.2, 0, 0.8, 1], [0, c.violet], [0.5, '#46297e'], [1, c.night])
  const ear = (side) =>
    path(
      `M${side * 50} -508C${side * 86} -516 ${side * 116} -486 ${side * 124} -438C${side * 132} -392 ${side * 120} -348 ${side * 102} -346C${side * 84} -346 ${side * 84} -392 ${side * 78} -424C${side * 72} -456 ${side * 62} -484 ${side * 50} -508Z`,
      { fill: sheet.fade('#4f3289', '#24153f') },
    )
  const haunch = (side) =>
    line(`M${side * 112} -150C${side * 70} -128 ${side * 48} -76 ${side * 62} -2`, '#1f1240', 3, { opacity: 0.55 })
  return group(
    { transform: at(830, 1030, 0, 1.08) },
    path('M-120 -4C-210 10 -270 -34 -284 -106C-290 -150 -252 -158 -246 -122C-236 -64 -192 -34 -120 -52Z', {
      fill: c.dusk,
    }),
    line('M-276 -124C-266 -56 -206 -16 -128 -24', c.wisteria, 2, { opacity: 0.5 }),
    path(smooth(whole(dogHalf), true, 0.95), { fill: coat }),
    line(smooth(dogHalf.slice(3, 12)), '#fbb98c', 5, { opacity: 0.8 }),
    fur(points('120,-60 100,-130 88,-200 92,-262 82,-326'), 11, c.lilac, 0.36),
    haunch(-1),
    haunch(1),
    line('M-30 -500Q0 -510 30 -500M-44 -470Q0 -484 44 -470', c.lilac, 1.6, { opacity: 0.3 }),
    ear(-1),
    ear(1),
    line('M60 -508C92 -508 114 -482 122 -438C128 -400 122 -366 110 -350', '#fbb98c', 4, { opacity: 0.85 }),
    path('M-84 -362Q0 -318 84 -362L92 -338Q0 -292 -92 -338Z', { fill: c.coral }),
    line('M-84 -353Q0 -309 84 -353', c.white, 1.6, { opacity: 0.5 }),
    line('M0 -296C6 -200 4 -100 0 -10', '#1f1240', 2.4, { opacity: 0.45 }),
    ellipse(-104, 4, 46, 17, { fill: c.night }),
    ellipse(104, 4, 46, 17, { fill: c.dusk }),
  )
}

function cat(sheet) {
  const coat = sheet.linear([0.1, 0, 0.9, 1], [0, c.lilac], [0.45, c.iris], [1, '#55389a'])
  const head = sheet.fade(c.gauze, c.iris, [0.1, 0, 0.9, 1])
  const rib = (y, reach, drop) =>
    [-1, 1].map((side) =>
      path(
        round`M${side * 10} ${y}Q${side * reach * 0.6} ${y + drop * 0.3} ${side * reach} ${y + drop}Q${side * reach * 0.55} ${y + drop * 0.3 + 15} ${side * 10} ${y + 11}Z`,
        { fill: '#432778', opacity: 0.6 },
      ),
    )
  const ear = (side) =>
    path(
      `M${side * 88} -322C${side * 96} -368 ${side * 96} -404 ${side * 90} -430C${side * 64} -416 ${side * 40} -394 ${side * 22} -368Z`,
      { fill: head },
    )
  return group(
    { transform: at(1150, 1034, 0, 1.04) },
    path(
      'M84 -4C196 22 286 -14 292 -104C298 -178 240 -206 228 -162C220 -132 254 -128 250 -94C242 -52 166 -40 92 -60Z',
      { fill: sheet.linear(DOWN, [0, '#e3d8f6'], [0.6, c.wisteria], [1, '#8068bd']) },
    ),
    line('M284 -100C276 -32 190 -8 100 -22', '#ffe0c6', 3, { opacity: 0.6 }),
    [
      [246, -60, 34],
      [272, -118, 78],
      [196, -30, 14],
    ].map(([x, y, turn]) =>
      group({ transform: at(x, y, turn) }, ellipse(0, 0, 9, 22, { fill: '#432778', opacity: 0.6 })),
    ),
    path(smooth(whole(catHalf), true, 0.9), { fill: coat }),
    [
      [-196, 60, 20],
      [-156, 80, 26],
      [-112, 108, 32],
      [-66, 122, 36],
    ].map(([y, reach, drop]) => rib(y, reach, drop)),
    line('M-92 -104C-56 -92 -40 -52 -48 -2M92 -104C56 -92 40 -52 48 -2', c.dusk, 2.6, { opacity: 0.5 }),
    ear(-1),
    ear(1),
    path(
      'M0 -384C58 -384 100 -352 104 -308C106 -292 116 -282 122 -272C100 -262 96 -254 84 -246C60 -226 30 -220 0 -220C-30 -220 -60 -226 -84 -246C-96 -254 -100 -262 -122 -272C-116 -282 -106 -292 -104 -308C-100 -352 -58 -384 0 -384Z',
      { fill: head },
    ),
    [-26, 0, 26].map((x) =>
      path(
        round`M${x - 5} -380Q${x * 1.1} ${x ? -330 : -310} ${x * 1.25} ${x ? -326 : -300}Q${x * 1.3 + 6} -340 ${x + 6} -380Z`,
        { fill: '#432778', opacity: 0.6 },
      ),
    ),
    line(
      'M-90 -430C-96 -404 -96 -368 -92 -340M-104 -308C-106 -292 -116 -282 -122 -272C-100 -262 -96 -254 -84 -246C-70 -234 -66 -220 -70 -198C-76 -176 -110 -140 -124 -90C-132 -60 -134 -36 -122 -12',
      '#ffe0c6',
      4.4,
      { opacity: 0.85 },
    ),
    path('M-66 -226Q0 -196 66 -226L68 -210Q0 -178 -68 -210Z', { fill: c.amber }),
    line('M0 -190C4 -130 3 -70 0 -8', c.dusk, 2, { opacity: 0.4 }),
    ellipse(-84, 4, 38, 14, { fill: '#6f55ad' }),
    ellipse(84, 4, 38, 14, { fill: '#533590' }),
  )
}

function meadow(sheet, random) {
  const dark = [sheet.fadeAcross('#6d50ab', c.purple), sheet.fadeAcross('#4a2d82', c.dusk)]
  const paint = () => ({ fills: dark, vein: c.mist, veins: 8, veinWidth: 1.7, veinOpacity: 0.5 })
  const clumps = points('150,1240 300,1250 1560,1250 1700,1240 1820,1240 470,1270 1440,1280')
  const flowers = clumps.flatMap(([x, y], i) =>
    steps(-1, 1, 3).map((lean) =>
      lavenderStalk(
        random,
        stem(
          [x + lean * 24, y],
          [x + lean * 40, y - 150],
          [x + lean * random.between(56, 96), y - random.between(220, 380) + (i > 4 ? 130 : 0)],
          30,
        ),
        {
          colours: [c.purple, c.violet, c.iris, c.lilac, c.mist],
          stalk: c.night,
          size: 22,
          whorls: 9,
          thickness: 4,
          from: 0.5,
        },
      ),
    ),
  )
  const blades = steps(0, 1, 230).map((t) => {
    const x = mix(-10, 1930, t) + random.around(0, 8)
    const y = 1036 + 60 * ((x - 960) / 960) ** 2 + random.between(-6, 60)
    const lean = random.around(0, 14)
    const height = random.between(14, 40)
    return line(
      round`M${x} ${y}Q${x} ${y - height * 0.6} ${x + lean} ${y - height}`,
      random.pick([c.iris, c.violet, c.lilac, c.purple]),
      2,
      { opacity: 0.75 },
    )
  })
  return [
    blades,
    flowers,
    twig(random, stem([-50, 1140], [130, 1190], [330, 1170]), {
      leaves: 8,
      length: 150,
      breadth: 50,
      colour: c.night,
      thickness: 5,
      paint,
    }),
    twig(random, stem([1980, 1120], [1800, 1180], [1590, 1170]), {
      leaves: 8,
      length: 150,
      breadth: 50,
      colour: c.night,
      thickness: 5,
      paint,
    }),
  ]
}
