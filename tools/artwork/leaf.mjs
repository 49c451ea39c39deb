// What grows: leaves with veins, olive twigs, lavender, ears of wheat.
import { at, circle, ellipse, group, line, mix, path, round, smooth, steps } from './sheet.mjs'

/**
 * A leaf from its foot at (0, 0) to its tip at (length, 0), bent by `bend` px, drawn in two halves so that light falls on
 * one. `fills` = [light half, dark half].
 */
export function leaf(length, breadth, { bend = 0, fills, vein, veins = 7, veinWidth = 1.4, veinOpacity = 0.5 }) {
  const middle = (t) => [length * t, bend * Math.sin(t * Math.PI) * 0.9]
  const half = (side) =>
    steps(0, 1, 9).map((t) => {
      const [x, y] = middle(t)
      return [x, y + side * breadth * 0.5 * Math.sin(Math.PI * t ** 0.82) ** 0.9]
    })
  const rib = steps(0, 1, 9).map(middle)
  const outline = (side) => `${smooth(half(side))}L${smooth([...rib].reverse()).slice(1)}Z`
  const ribs = steps(0.14, 0.84, veins).flatMap((t) =>
    [-1, 1].map((side) => {
      const [x, y] = middle(t)
      const reach = Math.min(0.97, t + 0.13)
      const [ex, ey] = middle(reach)
      const edge = side * breadth * 0.44 * Math.sin(Math.PI * reach ** 0.82) ** 0.9
      return round`M${x} ${y}Q${mix(x, ex, 0.62)} ${mix(y, ey + edge, 0.42)} ${ex} ${ey + edge}`
    }),
  )
  return [
    path(outline(-1), { fill: fills[0] }),
    path(outline(1), { fill: fills[1] }),
    veins ? line(ribs.join(''), vein, veinWidth * 0.7, { opacity: veinOpacity * 0.7 }) : '',
    line(smooth(rib), vein, veinWidth, { opacity: veinOpacity }),
  ]
}

/** Where a curve through the points is at t, and its direction in degrees. */
export function along(points, t) {
  const place = Math.min(points.length - 1.0001, Math.max(0, t * (points.length - 1)))
  const i = Math.floor(place)
  const part = place - i
  const a = points[i]
  const b = points[i + 1]
  return {
    x: mix(a[0], b[0], part),
    y: mix(a[1], b[1], part),
    angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
  }
}

/** Evenly dense points on a bent stem: quadratic from foot over `knee` to tip. */
export const stem = (foot, knee, tip, count = 40) =>
  steps(0, 1, count).map((t) => [0, 1].map((k) => (1 - t) ** 2 * foot[k] + 2 * t * (1 - t) * knee[k] + t * t * tip[k]))

/** A twig with alternating leaves that grow smaller to the tip. */
export function twig(random, points, options) {
  const {
    leaves,
    length,
    breadth,
    colour,
    thickness = 4,
    paint,
    spread = 46,
    from = 0.1,
    shrink = 0.45,
    pairs = false,
    tip = true,
  } = options
  const parts = []
  steps(from, 0.97, leaves).forEach((t, i) => {
    const { x, y, angle } = along(points, t)
    for (const side of pairs ? [-1, 1] : [i % 2 ? 1 : -1]) {
      const size = length * mix(1, shrink, t) * random.around(1, 0.1)
      const turn = angle + side * random.around(spread * mix(1, 0.72, t), 6)
      parts.push(
        group(
          { transform: at(x, y, turn) },
          leaf(size, breadth * mix(1, shrink + 0.1, t) * random.around(1, 0.08), {
            bend: -side * size * random.between(0.03, 0.1),
            ...paint(t, side),
          }),
        ),
      )
    }
  })
  const end = along(points, 1)
  return group(
    {},
    line(smooth(points), colour, thickness),
    parts,
    tip
      ? group({ transform: at(end.x, end.y, end.angle) }, leaf(length * shrink, breadth * (shrink + 0.1), paint(1, 1)))
      : '',
  )
}

/** An olive on its stalk, hanging from (0, 0). */
export const olive = (size, fill, shine) => [
  line(round`M0 0Q${size * 0.1} ${size * 0.4} 0 ${size * 0.7}`, fill, size * 0.09),
  ellipse(0, size * 1.35, size * 0.52, size * 0.72, { fill }),
  ellipse(-size * 0.16, size * 1.12, size * 0.12, size * 0.24, {
    fill: shine,
    opacity: 0.55,
    transform: round`rotate(14 0 ${size})`,
  }),
]

/** A stalk of lavender; `colours` run from the lowest flower to the tip. */
export function lavenderStalk(random, points, { colours, stalk, size = 17, whorls = 9, thickness = 3, from = 0.55 }) {
  const flowers = steps(from, 1, whorls).flatMap((t, i) => {
    const { x, y, angle } = along(points, t)
    const scale = size * mix(1, 0.5, (t - from) / (1 - from)) * (i === 1 ? 0.8 : 1)
    return [-1.05, -0.5, 0.5, 1.05, 0].map((side) =>
      group(
        { transform: at(x, y, angle + side * 58 + random.around(0, 7)) },
        ellipse(scale * 0.75, 0, scale * random.between(0.72, 0.9), scale * 0.4, {
          fill: random.pick(colours),
          opacity: 0.94,
        }),
      ),
    )
  })
  return group({}, line(smooth(points), stalk, thickness), flowers)
}

/** An ear of wheat along the points. */
export function wheat(random, points, { grain, dark, stalk, size = 30, rows = 9, from = 0.5, thickness = 3 }) {
  const kernels = steps(from, 0.98, rows).flatMap((t) => {
    const { x, y, angle } = along(points, t)
    const scale = size * mix(1, 0.7, (t - from) / (1 - from))
    return [-1, 1].flatMap((side) => [
      group(
        { transform: at(x, y, angle + side * 27) },
        line(
          round`M${scale} 0Q${scale * 1.9} ${-side * scale * 0.12} ${scale * 3} ${-side * scale * 0.5}`,
          stalk,
          1.5,
          { opacity: 0.75 },
        ),
        path(
          round`M0 0C${scale * 0.25} ${-scale * 0.42} ${scale * 0.9} ${-scale * 0.36} ${scale * 1.25} 0C${scale * 0.9} ${scale * 0.36} ${scale * 0.25} ${scale * 0.42} 0 0Z`,
          { fill: side < 0 ? grain : dark },
        ),
        line(round`M${scale * 0.15} 0L${scale} 0`, stalk, 1.2, { opacity: 0.5 }),
      ),
    ])
  })
  return group(
    {},
    line(smooth(points), stalk, thickness),
    kernels,
    circle(points.at(-1)[0], points.at(-1)[1], 1, { fill: stalk }),
  )
}
