// Things to eat, seen from above, each about one unit (`s` px) in radius around (0, 0).
import { leaf } from './leaf.mjs'
import * as c from './palette.mjs'
import {
  at,
  CENTRE,
  circle,
  DIAGONAL,
  DOWN,
  ellipse,
  group,
  line,
  mix,
  num,
  path,
  points,
  poly,
  round,
  steps,
  TURN,
} from './sheet.mjs'

const polar = (r, angle) => [r * Math.cos(angle), r * Math.sin(angle)]

/** Gradients shared by all pieces on a sheet. */
export function larder(sheet) {
  return {
    citrus: sheet.radial(CENTRE, [0, '#fde3b6'], [0.55, '#f8bd77'], [1, '#ee8f57']),
    rind: sheet.fade('#f6b266', c.coral),
    yolk: sheet.radial([0.42, 0.38, 0.65], [0, '#fdc57c'], [0.7, c.amber], [1, '#e78a50']),
    white: sheet.radial([0.42, 0.38, 0.68], [0, c.white], [0.72, '#fbf8ff'], [1, '#ddd2f1']),
    berry: sheet.radial([0.36, 0.32, 0.75], [0, '#8d7ad0'], [0.5, '#5a3f9e'], [1, c.night]),
    skin: sheet.fade(c.violet, c.night),
    flesh: sheet.radial(CENTRE, [0, '#f7b59b'], [0.5, '#e7806a'], [1, '#b94f5f']),
    nut: sheet.fade('#f0cda6', '#c98f68'),
    crust: sheet.fade('#dda274', '#b87552'),
    crumb: sheet.radial(CENTRE, [0, '#fdf0dd'], [1, '#f4d5b0']),
    cheese: sheet.fade('#fde0a8', '#f3b76c'),
    rindSide: sheet.fade('#f0a95f', '#dc8a4e'),
    milk: sheet.radial([0.45, 0.42, 0.6], [0, c.white], [0.8, '#faf6ff'], [1, '#e6dcf6']),
    glass: sheet.linear(DIAGONAL, [0, c.white, 0.95], [1, c.lilac, 0.9]),
    pod: sheet.fade('#9fb0e2', '#5f6fb4'),
    pea: sheet.radial([0.36, 0.32, 0.75], [0, '#dfe6fb'], [0.6, '#a9b6e8'], [1, c.sea]),
    carrot: sheet.fade('#f5a877', '#dd6a4c', DIAGONAL),
    fish: sheet.linear(DOWN, [0, '#8d9cd6'], [0.5, '#ccd4f2'], [1, '#f4f1fd']),
    leafLight: sheet.fadeAcross('#8a6fc4', c.violet),
    leafDark: sheet.fadeAcross('#5d4199', '#432a78'),
  }
}

export const citrusSlice = (s, paint, wedges = 10) => [
  circle(0, 0, s, { fill: paint.rind }),
  circle(0, 0, s * 0.91, { fill: '#fff6e8' }),
  steps(0, TURN, wedges + 1)
    .slice(0, -1)
    .map((angle) => {
      const half = TURN / wedges / 2 - 0.055
      const a = polar(s * 0.8, angle - half)
      const b = polar(s * 0.8, angle + half)
      const m = polar(s * 0.92, angle)
      const inner = polar(s * 0.12, angle)
      return path(
        `M${inner.map(num).join(' ')}L${a.map(num).join(' ')}Q${m.map(num).join(' ')} ${b.map(num).join(' ')}Z`,
        { fill: paint.citrus, stroke: paint.citrus, 'stroke-width': s * 0.045, 'stroke-linejoin': 'round' },
      )
    }),
  steps(0, TURN, wedges * 3 + 1)
    .slice(0, -1)
    .map((angle, i) => {
      const [x1, y1] = polar(s * (0.34 + 0.1 * (i % 3)), angle + 0.05)
      const [x2, y2] = polar(s * (0.5 + 0.1 * (i % 3)), angle + 0.05)
      return line(round`M${x1} ${y1}L${x2} ${y2}`, c.white, s * 0.02, { opacity: 0.5 })
    }),
  circle(0, 0, s * 0.09, { fill: '#fff6e8' }),
]

const eggShape = (s) =>
  round`M0 ${-s}C${s * 0.52} ${-s} ${s * 0.8} ${-s * 0.15} ${s * 0.8} ${s * 0.25}C${s * 0.8} ${s * 0.72} ${s * 0.44} ${s} 0 ${s}C${-s * 0.44} ${s} ${-s * 0.8} ${s * 0.72} ${-s * 0.8} ${s * 0.25}C${-s * 0.8} ${-s * 0.15} ${-s * 0.52} ${-s} 0 ${-s}Z`

export const eggHalf = (s, paint) => [
  path(eggShape(s), { fill: paint.white, stroke: '#cfc2ea', 'stroke-width': s * 0.03 }),
  circle(0, s * 0.2, s * 0.46, { fill: paint.yolk }),
  ellipse(-s * 0.16, s * 0.04, s * 0.13, s * 0.07, {
    fill: c.white,
    opacity: 0.65,
    transform: round`rotate(-28 ${-s * 0.16} ${s * 0.04})`,
  }),
]

export const berry = (s, paint) => [
  circle(0, 0, s, { fill: paint.berry }),
  path(
    poly(
      steps(0, TURN, 11)
        .slice(0, -1)
        .map((angle, i) => polar(s * (i % 2 ? 0.18 : 0.4), angle)),
      true,
    ),
    { fill: '#1f1240', opacity: 0.75, transform: round`translate(${s * 0.12} ${s * 0.1})` },
  ),
  ellipse(-s * 0.38, -s * 0.42, s * 0.26, s * 0.14, {
    fill: c.white,
    opacity: 0.4,
    transform: round`rotate(-42 ${-s * 0.38} ${-s * 0.42})`,
  }),
]

export const figHalf = (s, paint, random) => {
  const shape = (k) =>
    round`M0 ${-s * 1.12 * k}C${s * 0.2 * k} ${-s * 0.72 * k} ${s * 0.92 * k} ${-s * 0.4 * k} ${s * 0.92 * k} ${s * 0.24 * k}C${s * 0.92 * k} ${s * 0.74 * k} ${s * 0.5 * k} ${s * k} 0 ${s * k}C${-s * 0.5 * k} ${s * k} ${-s * 0.92 * k} ${s * 0.74 * k} ${-s * 0.92 * k} ${s * 0.24 * k}C${-s * 0.92 * k} ${-s * 0.4 * k} ${-s * 0.2 * k} ${-s * 0.72 * k} 0 ${-s * 1.12 * k}Z`
  return [
    path(shape(1), { fill: paint.skin }),
    path(shape(0.9), { fill: '#f7ecf3', transform: round`translate(0 ${s * 0.015})` }),
    path(shape(0.7), { fill: paint.flesh, transform: round`translate(0 ${s * 0.09})` }),
    steps(0, 1, 46).map((t) => {
      const angle = t * 46 * 2.39996
      const r = Math.sqrt(t) * s * 0.5
      return ellipse(r * Math.cos(angle) * 0.98, s * 0.2 + r * Math.sin(angle), s * 0.045, s * 0.028, {
        fill: random.pick(['#fff0dd', '#fbd6b8', '#8e2f4a']),
        opacity: 0.85,
        transform: round`rotate(${(angle * 180) / Math.PI} ${r * Math.cos(angle) * 0.98} ${s * 0.2 + r * Math.sin(angle)})`,
      })
    }),
  ]
}

export const almond = (s, paint) => [
  path(
    round`M0 ${-s}C${s * 0.42} ${-s * 0.62} ${s * 0.66} ${s * 0.1} ${s * 0.5} ${s * 0.6}C${s * 0.36} ${s} ${-s * 0.36} ${s} ${-s * 0.5} ${s * 0.6}C${-s * 0.66} ${s * 0.1} ${-s * 0.42} ${-s * 0.62} 0 ${-s}Z`,
    { fill: paint.nut },
  ),
  [-0.26, -0.1, 0.07, 0.24].map((x) =>
    line(round`M${x * s * 0.4} ${-s * 0.66}Q${x * s * 1.5} 0 ${x * s * 0.9} ${s * 0.72}`, '#9c6545', s * 0.04, {
      opacity: 0.55,
    }),
  ),
]

export const breadSlice = (s, paint, random) => {
  const shape = (k) =>
    round`M${-s * 0.74 * k} ${s * 0.86 * k}L${-s * 0.74 * k} ${-s * 0.12 * k}C${-s * 1.16 * k} ${-s * 0.32 * k} ${-s * 0.98 * k} ${-s * 0.96 * k} ${-s * 0.34 * k} ${-s * 0.92 * k}C${-s * 0.1 * k} ${-s * 1.02 * k} ${s * 0.1 * k} ${-s * 1.02 * k} ${s * 0.34 * k} ${-s * 0.92 * k}C${s * 0.98 * k} ${-s * 0.96 * k} ${s * 1.16 * k} ${-s * 0.32 * k} ${s * 0.74 * k} ${-s * 0.12 * k}L${s * 0.74 * k} ${s * 0.86 * k}Q0 ${s * 0.96 * k} ${-s * 0.74 * k} ${s * 0.86 * k}Z`
  return [
    path(shape(1), { fill: paint.crust, 'stroke-linejoin': 'round', stroke: '#a9673f', 'stroke-width': s * 0.02 }),
    path(shape(0.88), { fill: paint.crumb }),
    steps(0, 1, 26).map(() =>
      ellipse(
        random.around(0, s * 0.56),
        random.around(-s * 0.06, s * 0.66),
        s * random.between(0.02, 0.055),
        s * random.between(0.015, 0.035),
        { fill: '#e0b387', opacity: 0.7 },
      ),
    ),
  ]
}

export const cheeseWedge = (s, paint) => [
  path(round`M${-s} ${-s * 0.1}L${s * 0.8} ${-s * 0.72}Q${s * 1.06} ${-s * 0.2} ${s * 0.98} ${s * 0.3}Z`, {
    fill: paint.cheese,
  }),
  path(round`M${-s} ${-s * 0.1}L${s * 0.98} ${s * 0.3}L${s * 0.96} ${s * 0.78}L${-s * 0.96} ${s * 0.26}Z`, {
    fill: paint.rindSide,
  }),
  [
    [0.45, -0.28, 0.14],
    [0.7, 0, 0.09],
    [0.08, -0.13, 0.08],
  ].map(([x, y, r]) => ellipse(x * s, y * s, r * s, r * s * 0.72, { fill: '#e09a52', opacity: 0.75 })),
  [
    [0.3, 0.34, 0.1],
    [-0.3, 0.18, 0.06],
    [0.72, 0.5, 0.07],
  ].map(([x, y, r]) => ellipse(x * s, y * s, r * s, r * s * 1.1, { fill: '#b96a3a', opacity: 0.55 })),
]

export const milkGlass = (s, paint) => [
  circle(0, 0, s, { fill: paint.glass, stroke: c.white, 'stroke-width': s * 0.03 }),
  circle(0, 0, s * 0.86, { fill: paint.milk }),
  circle(0, 0, s * 0.86, { fill: 'none', stroke: '#cbbce8', 'stroke-width': s * 0.025 }),
  [0.26, 0.42, 0.58].map((r) =>
    circle(s * 0.06, s * 0.05, s * r, { fill: 'none', stroke: '#cdbfe9', 'stroke-width': s * 0.02, opacity: 0.75 }),
  ),
  line(round`M${-s * 0.78} ${-s * 0.5}A${s * 0.93} ${s * 0.93} 0 0 1 ${-s * 0.1} ${-s * 0.92}`, c.white, s * 0.07, {
    opacity: 0.9,
  }),
]

export const peaPod = (s, paint, peas = 6) => [
  path(
    round`M${-s * 1.5} 0C${-s} ${-s * 0.62} ${s} ${-s * 0.62} ${s * 1.5} 0C${s} ${s * 0.62} ${-s} ${s * 0.62} ${-s * 1.5} 0Z`,
    { fill: paint.pod },
  ),
  path(
    round`M${-s * 1.34} 0C${-s * 0.9} ${-s * 0.4} ${s * 0.9} ${-s * 0.4} ${s * 1.34} 0C${s * 0.9} ${s * 0.4} ${-s * 0.9} ${s * 0.4} ${-s * 1.34} 0Z`,
    { fill: '#46559c', opacity: 0.65 },
  ),
  steps(-1, 1, peas).map((x) => circle(x * s * 0.94, 0, s * mix(0.23, 0.14, x * x), { fill: paint.pea })),
  line(round`M${s * 1.5} 0Q${s * 1.66} ${-s * 0.04} ${s * 1.76} ${-s * 0.2}`, '#5f6fb4', s * 0.07),
]

export const carrot = (s, paint) => [
  [-26, -8, 10, 28].map((turn, i) =>
    group(
      { transform: at(0, -s * 0.9, -90 + turn) },
      leaf(s * (1.05 - 0.12 * (i % 2)), s * 0.26, {
        fills: [paint.leafLight, paint.leafDark],
        vein: c.mist,
        veins: 5,
        veinWidth: 1.2,
      }),
    ),
  ),
  path(
    round`M${-s * 0.36} ${-s * 0.74}C${-s * 0.3} ${-s * 1.04} ${s * 0.3} ${-s * 1.04} ${s * 0.36} ${-s * 0.74}C${s * 0.36} ${s * 0.1} ${s * 0.12} ${s * 0.9} 0 ${s * 1.3}C${-s * 0.12} ${s * 0.9} ${-s * 0.36} ${s * 0.1} ${-s * 0.36} ${-s * 0.74}Z`,
    { fill: paint.carrot },
  ),
  [
    [-0.34, -0.4, 0.16],
    [0.33, -0.2, -0.2],
    [-0.28, 0.1, 0.14],
    [0.2, 0.34, -0.14],
    [-0.13, 0.62, 0.1],
  ].map(([x, y, w]) =>
    line(
      round`M${x * s} ${y * s}Q${(x + w * 0.5) * s} ${(y + 0.05) * s} ${(x + w) * s} ${y * s}`,
      '#b64a38',
      s * 0.035,
      { opacity: 0.55 },
    ),
  ),
]

export const fish = (s, paint) => [
  path(round`M${s * 1.1} 0L${s * 1.75} ${-s * 0.46}Q${s * 1.56} 0 ${s * 1.75} ${s * 0.46}Z`, { fill: c.sea }),
  path(round`M${-s * 0.3} ${-s * 0.46}Q${s * 0.2} ${-s * 0.82} ${s * 0.6} ${-s * 0.34}Z`, { fill: c.sea }),
  path(
    round`M${-s * 1.5} ${s * 0.05}C${-s} ${-s * 0.62} ${s * 0.4} ${-s * 0.66} ${s * 1.3} 0C${s * 0.4} ${s * 0.56} ${-s} ${s * 0.56} ${-s * 1.5} ${s * 0.05}Z`,
    { fill: paint.fish },
  ),
  line(round`M${-s * 0.86} ${-s * 0.38}Q${-s * 0.62} 0 ${-s * 0.86} ${s * 0.36}`, '#5f6fb4', s * 0.035, {
    opacity: 0.7,
  }),
  steps(-0.55, 0.95, 8).flatMap((x, i) =>
    steps(-0.24, 0.2, 4).map((y) =>
      line(
        round`M${(x + (i % 2) * 0.02) * s} ${(y - 0.06) * (1.1 - Math.abs(x) * 0.4) * s}q${s * 0.09} ${s * 0.06} 0 ${s * 0.12}`,
        '#6b7cc0',
        s * 0.022,
        { opacity: 0.5 },
      ),
    ),
  ),
  circle(-s * 1.14, -s * 0.07, s * 0.075, { fill: c.ink }),
  circle(-s * 1.16, -s * 0.09, s * 0.024, { fill: c.white }),
]

export const mushroom = (s) => [
  path(
    round`M${-s * 0.24} ${-s * 0.05}C${-s * 0.16} ${s * 0.3} ${-s * 0.3} ${s * 0.7} ${-s * 0.26} ${s * 0.92}Q0 ${s * 1.06} ${s * 0.26} ${s * 0.92}C${s * 0.3} ${s * 0.7} ${s * 0.16} ${s * 0.3} ${s * 0.24} ${-s * 0.05}Z`,
    { fill: '#fbf4f2', stroke: '#d6c5d8', 'stroke-width': s * 0.025 },
  ),
  path(
    round`M${-s} ${s * 0.06}C${-s} ${-s * 1.14} ${s} ${-s * 1.14} ${s} ${s * 0.06}Q${s * 0.5} ${s * 0.26} ${s * 0.24} ${s * 0.04}Q0 ${-s * 0.1} ${-s * 0.24} ${s * 0.04}Q${-s * 0.5} ${s * 0.26} ${-s} ${s * 0.06}Z`,
    { fill: '#fdf8f5', stroke: '#c7aebd', 'stroke-width': s * 0.03 },
  ),
  path(
    round`M${-s * 0.84} ${s * 0.02}C${-s * 0.7} ${-s * 0.42} ${-s * 0.3} ${-s * 0.36} ${-s * 0.2} ${-s * 0.06}Q${-s * 0.5} ${s * 0.16} ${-s * 0.84} ${s * 0.02}ZM${s * 0.84} ${s * 0.02}C${s * 0.7} ${-s * 0.42} ${s * 0.3} ${-s * 0.36} ${s * 0.2} ${-s * 0.06}Q${s * 0.5} ${s * 0.16} ${s * 0.84} ${s * 0.02}Z`,
    { fill: '#c49aa6', opacity: 0.8 },
  ),
]

export const tomatoSlice = (s, paint) => [
  circle(0, 0, s, { fill: '#cf5748' }),
  circle(0, 0, s * 0.93, { fill: paint.flesh }),
  steps(0, TURN, 6)
    .slice(0, -1)
    .map((angle) => {
      const place = polar(s * 0.54, angle)
      return group(
        { transform: at(...place, (angle * 180) / Math.PI) },
        ellipse(0, 0, s * 0.26, s * 0.24, { fill: '#f9c3a4', opacity: 0.85 }),
        points('-0.08,-0.08 0.08,-0.09 0.02,0.05 -0.1,0.1 0.13,0.07').map(([x, y]) =>
          ellipse(x * s, y * s, s * 0.045, s * 0.028, { fill: '#fff3dc' }),
        ),
      )
    }),
  circle(0, 0, s * 0.14, { fill: '#f9c3a4', opacity: 0.7 }),
]

/** A plate seen from above with fine turned lines. */
export function plate(sheet, x, y, r) {
  return [
    circle(x + r * 0.035, y + r * 0.07, r * 1.02, { fill: c.purple, opacity: 0.34, filter: sheet.blur(r * 0.07) }),
    circle(x, y, r, { fill: sheet.fade(c.white, '#e3d8f4', DIAGONAL) }),
    circle(x, y, r * 0.985, { fill: 'none', stroke: c.white, 'stroke-width': r * 0.012 }),
    steps(0.79, 0.95, 7).map((k) =>
      circle(x, y, r * k, { fill: 'none', stroke: c.iris, 'stroke-width': 1.1, opacity: 0.4 }),
    ),
    circle(x, y, r * 0.73, { fill: sheet.linear(DIAGONAL, [0, '#e6dcf5'], [0.5, '#f7f3fd'], [1, c.white]) }),
    circle(x, y, r * 0.73, { fill: 'none', stroke: '#cbbce8', 'stroke-width': 1.4 }),
  ]
}
