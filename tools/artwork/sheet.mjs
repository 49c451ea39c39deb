// A sheet of paper to draw on: SVG elements as text, and the definitions (gradients, blurs, masks) they refer to.
import { seeded } from './random.mjs'

export const TURN = Math.PI * 2

/** A number as SVG text: two decimals are finer than any pixel we make. */
export const num = (value) => String(Math.round(value * 100) / 100 || 0)

/** An element; undefined attributes are left out and numbers rounded. */
export function el(tag, attributes = {}, ...children) {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')
  const inside = children.flat(Infinity).join('')
  return inside ? `<${tag}${text}>${inside}</${tag}>` : `<${tag}${text}/>`
}

export const group = (attributes, ...children) => el('g', attributes, ...children)
export const path = (d, attributes) => el('path', { d, ...attributes })
export const circle = (cx, cy, r, attributes) => el('circle', { cx, cy, r, ...attributes })
export const ellipse = (cx, cy, rx, ry, attributes) => el('ellipse', { cx, cy, rx, ry, ...attributes })
export const rect = (x, y, width, height, attributes) => el('rect', { x, y, width, height, ...attributes })

/** A stroke without fill. */
export const line = (d, stroke, width, attributes) =>
  path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  })

export const at = (x, y, rotation = 0, scale = 1, flip = false) =>
  `translate(${num(x)} ${num(y)}) rotate(${num(rotation)}) scale(${num(flip ? -scale : scale)} ${num(scale)})`

/** Straight lines through the points. */
export const poly = (points, closed = false) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('') + (closed ? 'Z' : '')

/** Points of the form `12,34 -56,78`, as in SVG. */
export const points = (text) =>
  text
    .trim()
    .split(/\s+/)
    .map((point) => point.split(',').map(Number))

/** Tag of a text whose numbers are rounded. */
export const round = (texts, ...values) =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === 'number' ? num(value) : value)))

/** A smooth curve through the points (Catmull-Rom as Béziers). */
export function smooth(points, closed = false, tension = 1) {
  const count = points.length
  const pointAt = (i) => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))])
  let d = `M${num(points[0][0])} ${num(points[0][1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const before = pointAt(i - 1)
    const from = pointAt(i)
    const to = pointAt(i + 1)
    const after = pointAt(i + 2)
    const reach = tension / 6
    d += `C${num(from[0] + (to[0] - before[0]) * reach)} ${num(from[1] + (to[1] - before[1]) * reach)} `
    d += `${num(to[0] - (after[0] - from[0]) * reach)} ${num(to[1] - (after[1] - from[1]) * reach)} ${num(to[0])} ${num(to[1])}`
  }
  return d + (closed ? 'Z' : '')
}

/** `count` values from `from` to `to`, both included. */
export const steps = (from, to, count) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1))

export const mix = (a, b, t) => a + (b - a) * t
export const clamp = (value, low = 0, high = 1) => Math.max(low, Math.min(high, value))
const ease = (t) => t * t * (3 - 2 * t)

/** Gradient stops along an S curve: a straight fade shows its ends as edges. */
export const fadeStops = (colour, from, to) => steps(0, 1, 9).map((t) => [t, colour, mix(from, to, ease(t))])

/** Directions of gradients, in the shape's bounding box. */
export const DOWN = [0, 0, 0, 1]
export const ACROSS = [0, 0, 1, 0]
export const DIAGONAL = [0, 0, 1, 1]
/** Circle of a gradient, in the shape's bounding box. */
export const CENTRE = [0.5, 0.5, 0.5]

/** One picture in the making. Colours are given as [offset, colour, opacity] stops. */
export class Sheet {
  constructor(name, width, height) {
    Object.assign(this, { name, width, height, random: seeded(name), definitions: [], drawn: [] })
  }

  add(...markup) {
    this.drawn.push(...markup.flat(Infinity))
    return this
  }

  define(tag, attributes, ...children) {
    const id = `${tag[0]}${this.definitions.length}`
    this.definitions.push(el(tag, { id, ...attributes }, ...children))
    return `url(#${id})`
  }

  /** Gradient along a line in the shape's bounding box (0–1). */
  linear([x1, y1, x2, y2], ...stops) {
    return this.define('linearGradient', { x1, y1, x2, y2 }, stopList(stops))
  }

  /** Gradient along a line in picture coordinates. */
  linearAt([x1, y1, x2, y2], ...stops) {
    return this.define('linearGradient', { x1, y1, x2, y2, gradientUnits: 'userSpaceOnUse' }, stopList(stops))
  }

  /** From one colour, at the top, to another. */
  fade(from, to, direction = DOWN) {
    return this.linear(direction, [0, from], [1, to])
  }

  /** From one colour, on the left, to another. */
  fadeAcross(from, to) {
    return this.fade(from, to, ACROSS)
  }

  radial([cx, cy, r], ...stops) {
    return this.define('radialGradient', { cx, cy, r }, stopList(stops))
  }

  blur(amount) {
    const room = { x: '-60%', y: '-60%', width: '220%', height: '220%' }
    return this.define('filter', room, el('feGaussianBlur', { stdDeviation: amount }))
  }

  clip(...shapes) {
    return this.define('clipPath', {}, shapes)
  }

  mask(...shapes) {
    const whole = { x: 0, y: 0, width: this.width, height: this.height, maskUnits: 'userSpaceOnUse' }
    return this.define('mask', whole, shapes)
  }

  /** The whole sheet filled. */
  wash(fill, attributes) {
    return this.add(rect(0, 0, this.width, this.height, { fill, ...attributes }))
  }

  toString() {
    const { width, height } = this
    return el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
      el('defs', {}, this.definitions),
      this.drawn,
    )
  }
}

function stopList(stops) {
  return stops.map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
}
