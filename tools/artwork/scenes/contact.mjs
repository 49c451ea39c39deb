// Contact: the door is open, two chairs are ready, and two voices meet over the table as rings.
import { arch, armchair, cup, floor, lightShaft, pendant, plantLeaves, pottedPlant, roundTable } from '../interior.mjs'
import { lavenderStalk, stem } from '../leaf.mjs'
import { glow, grain, shadow } from '../light.mjs'
import * as c from '../palette.mjs'
import { circle, DIAGONAL, DOWN, group, line, mix, path, points, rect, round, Sheet, smooth, steps } from '../sheet.mjs'
import { rings } from '../wave.mjs'

const ground = 930

export default function contact() {
  const sheet = new Sheet('contact', 1920, 1200)
  const { random } = sheet
  const leaves = plantLeaves(sheet)
  sheet.wash(sheet.linear(DOWN, [0, '#f3edfb'], [0.7, '#e4d9f5'], [1, '#d6c8ee']))
  sheet.add(
    glow(sheet, 1235, 470, 620, '#fff1de', 0.95),
    rings(1050, 500, {
      from: 46,
      to: 760,
      count: 30,
      colour: c.purple,
      width: 2,
      opacity: 0.62,
      swell: 4,
      lobes: 12,
      spread: 1.05,
      fade: 1,
    }),
    rings(1420, 500, {
      from: 46,
      to: 760,
      count: 30,
      colour: c.coral,
      width: 1.9,
      opacity: 0.62,
      swell: 4,
      lobes: 12,
      spread: 1.05,
      fade: 1.1,
    }),
    circle(1050, 500, 12, { fill: c.purple }),
    circle(1420, 500, 12, { fill: c.coral }),
    floor(sheet, ground, { eye: 0.62 }),
  )
  sheet.add(
    doorway(sheet),
    lightShaft(
      sheet,
      [
        [246, ground],
        [520, ground],
        [880, 1200],
        [330, 1200],
      ],
      0.85,
    ),
    frame(sheet, 762, 372),
    pottedPlant(sheet, 690, 1020, 120, { fills: leaves, reach: 0.92 }),
    pottedPlant(sheet, 1792, 1020, 140, { fills: leaves, reach: 1.05 }),
    pendant(sheet, 1235, 205, 118),
    rug(sheet, 1235, 1075),
    armchair(sheet, 960, 1085, 470),
    armchair(sheet, 1512, 1085, 470, { flip: true }),
    roundTable(sheet, 1236, 1105, 270, 190),
    cup(sheet, 1172, 915, 46),
    cup(sheet, 1304, 917, 46),
    vase(sheet, random, 1238, 906),
  )
  grain(sheet, 0.05)
  return sheet
}

function doorway(sheet) {
  const x = 383
  const width = 280
  const height = 640
  const inside = sheet.clip(path(arch(x, ground, width, height)))
  const hinge = x + width / 2
  const wing = `M${hinge} ${ground}V${ground - height + 140}C${hinge} ${ground - height + 50} ${hinge + 40} ${ground - height + 20} ${hinge + 118} ${ground - height + 36}V${ground + 74}Z`
  return [
    path(arch(x, ground, width + 58, height + 29), { fill: sheet.fade(c.white, '#cbbbe9', DIAGONAL) }),
    group(
      { 'clip-path': inside },
      rect(x - width / 2, ground - height, width, height, {
        fill: sheet.linear(DOWN, [0, '#e8ddf8'], [0.5, '#fdf0ea'], [0.8, '#fddcc4']),
      }),
      glow(sheet, x - 20, ground - 250, 260, '#fdc28f', 0.9),
      circle(x - 20, ground - 262, 44, { fill: sheet.fade('#fbc98e', c.coral) }),
      rings(x - 20, ground - 262, {
        from: 56,
        to: 430,
        count: 20,
        colour: c.purple,
        width: 1.4,
        opacity: 0.45,
        swell: 2.4,
        lobes: 12,
        spread: 1.1,
      }),
      path(`${smooth(points('220,760 300,730 380,752 450,720 540,748'))}V940H220Z`, { fill: '#b9a6e0' }),
      path(`${smooth(points('220,800 320,778 400,808 480,776 540,796'))}V940H220Z`, { fill: '#8b74c4' }),
      path(`M330 940C350 880 400 860 380 820C372 806 396 800 404 812C428 856 420 900 470 940Z`, {
        fill: '#fbe9dc',
        opacity: 0.95,
      }),
      points('262,880 300,905 480,890 512,866').map(([px, py]) =>
        group({}, circle(px, py, 30, { fill: c.purple }), circle(px - 8, py - 9, 20, { fill: c.violet })),
      ),
    ),
    path(arch(x, ground, width, height), { fill: 'none', stroke: c.white, 'stroke-width': 7 }),
    shadow(sheet, hinge + 70, ground + 66, 130, 18, c.night, 0.35),
    path(wing, { fill: sheet.fadeAcross('#5b3d99', c.dusk) }),
    path(wing, { fill: 'none', stroke: c.iris, 'stroke-width': 2 }),
    steps(0.2, 0.8, 3).map((t) =>
      line(round`M${hinge + 118 * t} ${ground - height + 150 - 40 * t}V${ground - 30 + 74 * t}`, c.iris, 2, {
        opacity: 0.55,
      }),
    ),
    circle(hinge + 96, ground - 250, 9, { fill: c.amber }),
  ]
}

/** A picture on the wall: the wave itself. */
function frame(sheet, x, y) {
  return group(
    { transform: `translate(${x} ${y})` },
    rect(-74, -96, 160, 206, { rx: 6, fill: c.purple, opacity: 0.25, filter: sheet.blur(9) }),
    rect(-80, -104, 160, 206, { rx: 6, fill: c.white }),
    rect(-66, -90, 132, 178, { fill: sheet.fade('#f7f2fd', c.mist) }),
    steps(0, 1, 15).map((t) =>
      line(
        smooth(
          steps(-1, 1, 26).map((u) => [
            u * 56,
            mix(-52, 58, t) - 16 * Math.sin(u * 5 + t * 2.4) * Math.exp(-u * u * 1.4),
          ]),
        ),
        t > 0.45 && t < 0.55 ? c.coral : c.purple,
        t > 0.45 && t < 0.55 ? 2.6 : 1.5,
        { opacity: 0.85 },
      ),
    ),
  )
}

function rug(sheet, x, y) {
  return steps(1, 0.16, 9).map((k, i) =>
    path(
      round`M${x - 620 * k} ${y}A${620 * k} ${96 * k} 0 1 0 ${x + 620 * k} ${y}A${620 * k} ${96 * k} 0 1 0 ${x - 620 * k} ${y}Z`,
      {
        fill: i === 2 ? '#f0b79b' : ['#f3edfb', '#dccff2'][i % 2],
        opacity: i ? 0.9 : 0.95,
        stroke: c.wisteria,
        'stroke-width': 1.2,
      },
    ),
  )
}

function vase(sheet, random, x, y) {
  const stalks = points('-34,-196 -12,-232 16,-214 38,-176').map(([dx, dy]) =>
    lavenderStalk(random, stem([x, y - 50], [x + dx * 0.3, y - 120], [x + dx, y + dy], 26), {
      colours: [c.purple, c.violet, c.iris, c.lilac],
      stalk: c.plum,
      size: 11,
      whorls: 8,
      thickness: 2.4,
      from: 0.5,
    }),
  )
  return [
    stalks,
    path(
      `M${x - 15} ${y - 76}C${x - 15} ${y - 52} ${x - 34} ${y - 44} ${x - 32} ${y - 18}C${x - 30} ${y + 4} ${x + 30} ${y + 4} ${x + 32} ${y - 18}C${x + 34} ${y - 44} ${x + 15} ${y - 52} ${x + 15} ${y - 76}Z`,
      { fill: sheet.fade('#f8b58d', '#d2604b', [0, 0, 1, 0.4]) },
    ),
    steps(0, 1, 4).map((t) =>
      line(
        round`M${x - mix(18, 30, t)} ${y - mix(52, 22, t)}Q${x} ${y - mix(46, 14, t)} ${x + mix(18, 30, t)} ${y - mix(52, 22, t)}`,
        c.white,
        1.3,
        { opacity: 0.55 },
      ),
    ),
  ]
}
