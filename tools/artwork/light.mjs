// Light and air: glows, soft shadows, grain.
import { CENTRE, circle, el, ellipse, rect } from './sheet.mjs'

/** A round glow that fades to nothing. */
export function glow(sheet, x, y, radius, colour, strength = 0.6) {
  const fill = sheet.radial(
    CENTRE,
    [0, colour, strength],
    [0.35, colour, strength * 0.5],
    [0.7, colour, strength * 0.13],
    [1, colour, 0],
  )
  return circle(x, y, radius, { fill })
}

/** The soft shadow of something standing on or lying over a surface. */
export function shadow(sheet, x, y, rx, ry, colour, strength = 0.35) {
  const fill = sheet.radial(CENTRE, [0, colour, strength], [0.5, colour, strength * 0.55], [1, colour, 0])
  return ellipse(x, y, rx, ry, { fill })
}

/** Fine paper grain over the whole sheet; weak, or it would cost more bytes than it gives. */
export function grain(sheet, strength = 0.05) {
  const filter = sheet.define(
    'filter',
    { x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
    el('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.83 0.79', numOctaves: 3, seed: 7, result: 'noise' }),
    el('feColorMatrix', {
      in: 'noise',
      type: 'matrix',
      values: '0 0 0 0 0.2  0 0 0 0 0.12  0 0 0 0 0.35  0 0 0 -2.2 1.45',
    }),
  )
  sheet.add(rect(0, 0, sheet.width, sheet.height, { filter, opacity: strength }))
}

/** A filter that gives whatever is drawn its own soft shadow. */
export function cast(sheet, dx, dy, blur, colour, strength = 0.35) {
  return sheet.define(
    'filter',
    { x: '-50%', y: '-50%', width: '200%', height: '200%', 'color-interpolation-filters': 'sRGB' },
    el('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: blur }),
    el('feOffset', { dx, dy, result: 'soft' }),
    el('feFlood', { 'flood-color': colour, 'flood-opacity': strength }),
    el('feComposite', { in2: 'soft', operator: 'in', result: 'shade' }),
    el('feMerge', {}, el('feMergeNode', { in: 'shade' }), el('feMergeNode', { in: 'SourceGraphic' })),
  )
}
