// The motif: resonance waves as fine concentric lines, sine ribbons and ripples on water.
import { clamp, ellipse, group, line, mix, smooth, steps, TURN } from './sheet.mjs'

/**
 * Concentric rings around a point. `swell` is how far a ring waves (px), `lobes` how often; `spread` above 1 puts the outer
 * rings further apart. Lines grow finer and fainter outwards.
 */
export function rings(x, y, options) {
  const {
    from,
    to,
    count,
    colour,
    width = 1.6,
    opacity = 0.5,
    swell = 0,
    lobes = 12,
    spread = 1.35,
    fade = 1.2,
    twist = 0,
  } = options
  return group(
    { fill: 'none', stroke: colour },
    steps(0, 1, count).map((t) => {
      const radius = mix(from, to, t ** spread)
      const look = { 'stroke-width': mix(width, width * 0.5, t), opacity: opacity * (1 - t) ** fade + 0.02 }
      if (!swell) return ellipse(x, y, radius, radius, look)
      const points = steps(0, TURN, lobes * 8 + 1)
        .slice(0, -1)
        .map((angle) => {
          const wave = swell * (0.12 + t) * Math.sin(angle * lobes + twist * t * TURN)
          return [x + (radius + wave) * Math.cos(angle), y + (radius + wave) * Math.sin(angle)]
        })
      return line(smooth(points, true), colour, look['stroke-width'], { opacity: look.opacity })
    }),
  )
}

/** Rings lying on water: ellipses, seen at an angle. */
export function ripples(x, y, options) {
  const { from, to, count, colour, tilt = 0.24, width = 2.4, opacity = 0.6, spread = 1.2, fade = 1 } = options
  return group(
    { fill: 'none', stroke: colour },
    steps(0, 1, count).map((t) => {
      const radius = mix(from, to, t ** spread)
      return ellipse(x, y, radius, radius * tilt, {
        'stroke-width': mix(width, width * 0.4, t),
        opacity: opacity * (1 - t) ** fade + 0.02,
      })
    }),
  )
}

/** Points of a sine that swells in the middle: x from `from` to `to`, height by `centre(t)` and `height(t)`. */
function sinePoints({ from, to, waves, phase = 0, centre, height, samples = 24 }) {
  return steps(0, 1, Math.ceil(waves * samples) + 1).map((t) => [
    mix(from, to, t),
    centre(t) + height(t) * Math.sin(t * waves * TURN + phase),
  ])
}

/**
 * A ribbon of many fine lines between two sines, like a thread drawing: the lines cross where the phases do, which gives
 * the folds. `shape` = { from, to, waves, centre, height }; `drift` is the phase between first and last line.
 */
export function ribbon(options) {
  const {
    shape,
    count,
    colour,
    width = 1.3,
    opacity = 0.5,
    drift = 1.4,
    phase = 0,
    rise = 0,
    edge = 0.25,
    swell = 0.35,
  } = options
  return group(
    {},
    steps(0, 1, count).map((t) => {
      const points = sinePoints({
        ...shape,
        phase: phase + drift * t,
        centre: (u) => shape.centre(u) + rise * (t - 0.5),
        height: (u) => shape.height(u) * mix(1 - swell, 1 + swell, t),
      })
      const middle = 1 - Math.abs(t - 0.5) * 2
      return line(smooth(points), typeof colour === 'function' ? colour(t) : colour, width, {
        opacity: opacity * mix(edge, 1, clamp(middle)),
      })
    }),
  )
}
