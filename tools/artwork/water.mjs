// Sea and land in layers: island silhouettes, glints, the reflection of a light.
import { ellipse, group, line, mix, path, round, smooth, steps } from './sheet.mjs'

/** The outline of a low island: hills as a sum of sines under an envelope that meets the water at both ends. */
export function island(random, { from, to, base, height, roughness = 0.16, samples = 34, lean = 0.5 }) {
  const phases = [random.between(0, 6.28), random.between(0, 6.28), random.between(0, 6.28)]
  const points = steps(0, 1, samples).map((t) => {
    const skew = t ** (Math.log(0.5) / Math.log(lean))
    const envelope = Math.sin(Math.PI * skew) ** 0.85
    const hills =
      0.74 +
      0.26 * Math.sin(skew * 7.5 + phases[0]) +
      roughness * Math.sin(skew * 19 + phases[1]) +
      roughness * 0.35 * Math.sin(skew * 47 + phases[2])
    return [mix(from, to, t), base - height * Math.max(0, envelope * hills)]
  })
  return { points, d: round`${smooth(points)}L${to} ${base + 2}L${from} ${base + 2}Z` }
}

/** Short level strokes on water, closer and finer towards the horizon. */
export function glints(random, { from, to, top, bottom, count, colour, opacity = 0.5, length = 120, width = 3 }) {
  return group(
    {},
    steps(0, 1, count).map(() => {
      const depth = random.next() ** 1.6
      const y = mix(top, bottom, depth)
      const x = random.between(from, to)
      const reach = length * mix(0.16, 1, depth) * random.between(0.5, 1.2)
      const lift = mix(0.6, 5, depth)
      return line(
        round`M${x - reach} ${y}Q${x - reach * 0.5} ${y - lift} ${x} ${y}T${x + reach} ${y}`,
        colour,
        mix(0.7, width, depth),
        { opacity: opacity * random.between(0.35, 1) },
      )
    }),
  )
}

/** The broken column of light below a sun. */
export function lightPath(random, { x, top, bottom, width, colour, count = 46, opacity = 0.9 }) {
  return group(
    {},
    steps(0, 1, count).map((t) => {
      const depth = t ** 1.5
      const y = mix(top, bottom, depth)
      const reach =
        mix(width * 0.55, width, Math.sin(Math.min(1, t * 1.6) * Math.PI * 0.5)) *
        random.between(0.3, 1) *
        mix(1, 0.8, t)
      return ellipse(x + random.around(0, width * 0.16 * (0.3 + t)), y, reach, mix(1.1, 6.5, depth), {
        fill: colour,
        opacity: opacity * (1 - t * 0.86) * random.between(0.45, 1),
      })
    }),
  )
}

/** Long swells as stacked translucent shapes, each with a lit edge. */
export function swells({ from, to, layers }) {
  return layers.flatMap(
    ({ y, height, waves, phase, fill, edge, edgeWidth = 2, edgeOpacity = 0.6, bottom, opacity }) => {
      const points = steps(0, 1, Math.ceil(waves * 14) + 2).map((t) => [
        mix(from, to, t),
        y +
          height * Math.sin(t * waves * Math.PI * 2 + phase) +
          height * 0.4 * Math.sin(t * waves * 3.4 * Math.PI + phase * 2),
      ])
      return [
        path(round`${smooth(points)}L${to} ${bottom}L${from} ${bottom}Z`, { fill, opacity }),
        edge ? line(smooth(points), edge, edgeWidth, { opacity: edgeOpacity }) : '',
      ]
    },
  )
}
