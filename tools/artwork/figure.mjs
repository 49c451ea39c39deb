// The human figure: standing from the front, and where a level line passes through a drawn outline.
import { points, smooth } from './sheet.mjs'

// Right half of a standing figure from crown to thigh, as [distance from the axis, height].
const half = points(`
    0,122 30,127 56,144 74,177 81,218 82,244 90,250 93,270 88,300 79,312 73,346 58,378 53,402 54,432
    74,454 122,474 180,492 218,524 238,588 246,680 252,770 268,870 284,970 293,1030 299,1090 291,1150
    276,1180 266,1146 261,1090 253,1030 240,970 214,870 196,770 184,690 170,622 163,690 150,790 147,850
    162,940 178,1030 186,1130 184,1290 60,1300
  `)

/** The closed outline as points, around `x`, scaled from `top`. */
export function standing(x, top, scale = 1) {
  const place = ([dx, y], side) => [x + side * dx * scale, top + (y - 132) * scale]
  return [
    ...half.map((point) => place(point, 1)),
    ...half
      .slice(1)
      .reverse()
      .map((point) => place(point, -1)),
  ]
}

export const standingPath = (...place) => smooth(standing(...place), true, 0.9)

/** Where the level `y` enters and leaves a closed outline: pairs of x from left to right. */
export function spans(outline, y) {
  const crossings = []
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length]
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  })
  crossings.sort((a, b) => a - b)
  return Array.from({ length: crossings.length >> 1 }, (_, i) => [crossings[2 * i], crossings[2 * i + 1]])
}
