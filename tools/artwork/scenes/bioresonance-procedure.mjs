// The procedure: someone lies dressed and at rest under a blanket; the waves pass between the device and the hand.
import { floor, lightShaft, pendant, plantLeaves, pottedPlant, seaWindow } from '../interior.mjs'
import { glow, grain, shadow } from '../light.mjs'
import * as c from '../palette.mjs'
import {
  ACROSS,
  at,
  circle,
  DIAGONAL,
  DOWN,
  ellipse,
  fadeStops,
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
import { ribbon, rings } from '../wave.mjs'

const skin = '#f4cfb8'

export default function bioresonanceProcedure() {
  const sheet = new Sheet('bioresonance-procedure', 1920, 1200)
  sheet.wash(sheet.linear(DOWN, [0, '#f4eefc'], [0.6, '#e6dbf6'], [1, '#d5c6ee']))
  const chest = [800, 640]
  sheet.add(
    glow(sheet, ...chest, 760, c.white, 0.85),
    rings(...chest, {
      from: 150,
      to: 1340,
      count: 40,
      colour: c.purple,
      width: 1.6,
      opacity: 0.38,
      swell: 7,
      lobes: 14,
      spread: 1.15,
      fade: 0.9,
    }),
    seaWindow(sheet, 1250, 660, 330, 500, { sun: 0.42 }),
    floor(sheet, 985),
    lightShaft(sheet, points('1090,985 1410,985 1180,1200 640,1200'), 0.55),
    pendant(sheet, 470, 150, 92),
  )
  const leaves = plantLeaves(sheet)
  sheet.add(
    pottedPlant(sheet, 210, 1070, 165, { fills: leaves }),
    device(sheet, 1650, 1010),
    shadow(sheet, 960, 1066, 720, 62, c.night, 0.45),
    couch(sheet),
    person(sheet),
    cable(sheet),
    waves(sheet),
    group(
      { opacity: 0.9, filter: sheet.blur(5) },
      pottedPlant(sheet, 1950, 1370, 200, { fills: [leaves[0]], vein: c.violet, count: 7 }),
    ),
  )
  grain(sheet, 0.05)
  return sheet
}

const seat = points('470,468 540,590 640,720 760,812 920,842 1100,820 1230,808 1360,838 1500,872')

function couch(sheet) {
  const d = smooth(seat)
  const below = smooth(seat.map(([x, y]) => [x - 12, y + 30]))
  return [
    line('M640 830C700 960 720 1000 690 1062M1290 880C1260 960 1270 1010 1310 1062', c.dusk, 24),
    line('M560 1062H1420', c.dusk, 22),
    line(below, sheet.linearAt([470, 0, 1500, 0], [0, c.plum], [1, c.purple]), 108),
    line(d, sheet.linearAt([470, 0, 1500, 0], [0, '#7a5cba'], [0.5, c.violet], [1, '#8468c2']), 92),
    line(smooth(seat.map(([x, y], i) => [x + (i < 4 ? 26 : 0), y - (i < 4 ? 22 : 38)])), c.gauze, 2.6, {
      opacity: 0.75,
    }),
    steps(1, 7, 7).map((i) => {
      const [x, y] = seat[i]
      return line(round`M${x + 8} ${y - 30}q-12 34 -6 66`, c.dusk, 2, { opacity: 0.35 })
    }),
    group(
      { transform: at(528, 470, 56) },
      rect(-92, -44, 184, 84, { rx: 42, fill: sheet.fade(c.white, '#d3c4ee') }),
      line('M-60 14Q0 34 62 12', c.lilac, 2.4, { opacity: 0.8 }),
    ),
  ]
}

function person(sheet) {
  const shirt = sheet.fade(c.paper, '#c3b1e6', [0, 0, 0.6, 1])
  const torso =
    'M590 520C650 520 716 560 760 612C820 676 880 712 960 726L960 800C880 812 800 800 740 764C660 712 600 640 560 570Z'
  const blanketTop = points(
    '800,690 900,706 1000,676 1110,640 1190,652 1270,712 1370,762 1450,760 1500,742 1540,772 1546,836',
  )
  const blanketFoot = points('1546,836 1440,862 1320,822 1220,800 1080,816 940,858 830,852 776,800 800,690')
  const blanket = `${smooth(blanketTop)}${smooth(blanketFoot).replace(/^M[^C]*/, '')}Z`
  const folds = steps(0.06, 0.94, 20).map((t) => blanketLine(blanketTop, blanketFoot, t))
  return [
    path(torso, { fill: shirt }),
    line('M648 548C640 600 668 668 720 728', '#a893d8', 2.4, { opacity: 0.6 }),
    line('M690 566C716 620 742 652 790 690', '#a893d8', 2, { opacity: 0.45 }),
    head(sheet),
    path(blanket, { fill: sheet.linear([0, 0, 0.7, 1], [0, '#dccff2'], [0.5, '#b9a5e0'], [1, '#8a70c2']) }),
    folds.map((d, i) =>
      line(d, i % 6 === 2 ? c.coral : c.white, i % 6 === 2 ? 3 : 1.5, { opacity: i % 6 === 2 ? 0.85 : 0.5 }),
    ),
    line(smooth(blanketTop), '#fff1e4', 3, { opacity: 0.75 }),
    arm(sheet),
  ]
}

/** A line of the blanket's weave: between its upper edge and its lower one. */
function blanketLine(top, foot, t) {
  const under = [...foot].reverse()
  const points = steps(0, 1, 11).map((u) => {
    const pick = (list) => {
      const place = u * (list.length - 1.0001)
      const i = Math.floor(place)
      return [0, 1].map((k) => mix(list[i][k], list[i + 1][k], place - i))
    }
    const a = pick(top)
    const b = pick(under)
    return [mix(a[0], b[0], t), mix(a[1], b[1], t) + 3 * Math.sin(u * 30 + t * 5)]
  })
  return smooth(points)
}

function arm(sheet) {
  const sleeve = sheet.fade(c.white, '#cbbbe9', [0, 0, 0.4, 1])
  return [
    path(
      'M664 580C700 568 732 600 748 652C764 700 800 734 858 736L872 786C796 800 728 776 698 716C676 672 640 600 664 580Z',
      { fill: sleeve },
    ),
    line('M700 716C740 780 800 798 872 786', c.iris, 2, { opacity: 0.5 }),
    line('M752 664C762 704 792 734 840 740', '#a893d8', 1.8, { opacity: 0.5 }),
    path(
      'M852 738C900 728 940 724 972 730C990 734 992 752 976 756L960 760C980 764 978 782 960 782C930 788 898 786 866 786Z',
      { fill: skin },
    ),
    rect(940, 690, 30, 112, { rx: 13, fill: sheet.linear(ACROSS, [0, '#f9d7a6'], [0.45, c.amber], [1, '#c97b45']) }),
    rect(940, 702, 30, 7, { fill: c.white, opacity: 0.5 }),
    path(
      'M916 734C940 726 972 726 984 734C990 742 984 749 972 750L930 750ZM916 752C944 746 974 748 984 754C988 762 982 768 970 768L926 768ZM912 769C940 764 968 766 978 772C982 780 974 785 962 785L910 786Z',
      { fill: skin },
    ),
    line('M930 750L972 750M926 768L970 768', '#d9a58c', 1.8, { opacity: 0.8 }),
  ]
}

/** A face in profile, eyes closed, looking to the right; the caller leans it back. */
function head(sheet) {
  const face = points(`
    -22,-84 26,-80 50,-46 54,-22 58,-10 74,14 60,24 64,36 60,43 62,52 54,62 56,80 34,94 6,84 -10,96
    -14,132 -70,130 -74,40 -70,-40
  `)
  const hair = points('50,-52 40,-88 4,-108 -46,-100 -84,-62 -92,-6 -80,52 -58,78 -36,58 -30,24 -8,-14 14,-52 36,-62')
  return group(
    { transform: at(596, 470, -44, 0.92) },
    circle(-98, 22, 40, { fill: sheet.radial([0.4, 0.35, 0.7], [0, c.violet], [1, c.night]) }),
    path(smooth(face, true, 0.8), { fill: sheet.linear([1, 0, 0, 0.6], [0, '#f8dac6'], [0.6, skin], [1, '#e0a98f']) }),
    ellipse(34, 40, 17, 12, { fill: c.coral, opacity: 0.24 }),
    line('M28 -8Q40 0 52 -8', '#6b3d4a', 3.6),
    line('M26 -32Q42 -42 54 -34', '#4b2e5f', 3.2, { opacity: 0.8 }),
    line('M44 52Q54 54 62 47', '#b55d58', 3, { opacity: 0.85 }),
    path(smooth(hair, true, 0.9), { fill: sheet.fade('#5b3f97', c.night, [0.7, 0, 0.2, 1]) }),
    steps(0, 1, 7).map((t) =>
      line(
        round`M${mix(44, -10, t)} ${mix(-72, -24, t)}C${mix(0, -36, t)} ${mix(-104, -40, t)} ${mix(-70, -70, t)} ${mix(-80, -8, t)} ${mix(-88, -62, t)} ${mix(0, 62, t)}`,
        c.lilac,
        1.5,
        { opacity: 0.35 },
      ),
    ),
  )
}

/** The device on its table: a calm screen with a sine. */
function device(sheet, x, y) {
  const wave = smooth(
    steps(-1, 1, 40).map((t) => [x + t * 84, y - 292 - 26 * Math.sin(t * 11) * Math.exp(-t * t * 2.4)]),
  )
  return [
    shadow(sheet, x, y + 52, 230, 34, c.night, 0.4),
    line(`M${x - 120} ${y - 170}L${x - 142} ${y + 48}M${x + 120} ${y - 170}L${x + 142} ${y + 48}`, c.purple, 13),
    rect(x - 180, y - 190, 360, 26, { rx: 13, fill: sheet.fade(c.white, '#c5b4e6') }),
    rect(x - 128, y - 376, 256, 176, { rx: 22, fill: sheet.fade(c.violet, c.dusk, DIAGONAL) }),
    rect(x - 108, y - 356, 216, 122, { rx: 12, fill: sheet.fade(c.night, '#46297e') }),
    steps(0, 1, 5).map((t) => line(round`M${x - 100} ${y - 346 + 102 * t}H${x + 100}`, c.lilac, 1, { opacity: 0.25 })),
    line(wave, c.amber, 4),
    line(wave, c.white, 1.4, { opacity: 0.8, transform: 'translate(0 12)' }),
    [-60, -30, 0].map((dx, i) => circle(x + dx, y - 217, 7, { fill: i ? c.lilac : c.amber })),
    rect(x + 40, y - 223, 56, 12, { rx: 6, fill: c.lilac, opacity: 0.8 }),
    path(`M${x - 70} ${y - 200}H${x + 70}L${x + 90} ${y - 188}H${x - 90}Z`, { fill: c.night }),
  ]
}

const cable = () => [
  line('M955 800C960 900 1060 940 1180 926C1330 908 1470 960 1536 900C1580 860 1560 800 1540 790', c.night, 5, {
    opacity: 0.85,
  }),
  line('M955 800C960 900 1060 940 1180 926C1330 908 1470 960 1536 900C1580 860 1560 800 1540 790', c.lilac, 1.4, {
    opacity: 0.7,
    transform: 'translate(0 -1.6)',
  }),
]

/** The wave from the device over the person, in thread. */
function waves(sheet) {
  const fade = sheet.mask(
    rect(0, 0, 1920, 1200, {
      fill: sheet.linearAt(
        [560, 0, 1540, 0],
        ...fadeStops('white', 0, 1).map(([t, ...rest]) => [t * 0.3, ...rest]),
        ...fadeStops('white', 1, 0).map(([t, ...rest]) => [0.72 + t * 0.28, ...rest]),
      ),
    }),
  )
  const shape = {
    from: 540,
    to: 1560,
    waves: 3,
    centre: (t) => 560 - 90 * Math.sin(Math.PI * t) + 70 * t,
    height: (t) => 10 + 52 * Math.sin(Math.PI * t),
  }
  return group(
    { mask: fade },
    ribbon({ shape, count: 20, colour: c.white, width: 2, opacity: 0.95, drift: 1.3, rise: 30 }),
    ribbon({
      shape: { ...shape, waves: 2.5 },
      count: 16,
      colour: c.purple,
      width: 1.5,
      opacity: 0.6,
      drift: 1.1,
      phase: 1.4,
      rise: 30,
    }),
    ribbon({
      shape: { ...shape, waves: 2.75 },
      count: 3,
      colour: c.coral,
      width: 2.2,
      opacity: 0.95,
      drift: 0.3,
      phase: 0.7,
      rise: 8,
    }),
  )
}
