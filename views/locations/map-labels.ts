/** Rectangle in map units, from its upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Spot {
  x: number
  y: number
  name: string
}

/** Label height, also the target size: 24 px on the narrowest phone. */
const HEIGHT = 48
/** Average character width, and horizontal padding. */
const LETTER = 13
const AROUND = 16
/** Distance from the centre of a dot to its label. */
const GAP = 13

/**
 * Returns a position for each label: beside its dot, inside the frame, off other dots, labels and occupied areas. Undefined where none
 * fits.
 */
export function placeLabels(spots: Spot[], frame: Box, taken: Box[] = []): (Box | undefined)[] {
  const placed = new Map<Spot, Box>()
  // Longest names first: short ones still fit in the remaining room.
  for (const spot of [...spots].sort((one, other) => other.name.length - one.name.length)) {
    const others = spots.filter((other) => other !== spot)
    const covered = [...taken, ...others.map(dot), ...placed.values()]
    const label = around(spot, frame).find(
      (box) => isWithin(box, frame) && covered.every((other) => !doOverlap(box, other)),
    )
    if (label) placed.set(spot, label)
  }
  return spots.map((spot) => placed.get(spot))
}

/** Returns candidate positions, best first: beside the dot, above, below; above and below centred or shifted, always inside the frame. */
function around({ x, y, name }: Spot, frame: Box): Box[] {
  const size = { width: name.length * LETTER + AROUND, height: HEIGHT }
  const inFrame = (left: number) => Math.min(Math.max(left, frame.x), frame.x + frame.width - size.width)
  return [
    { ...size, x: x + GAP, y: y - HEIGHT / 2 },
    { ...size, x: x - GAP - size.width, y: y - HEIGHT / 2 },
    ...[y - GAP - HEIGHT, y + GAP].flatMap((top) =>
      [x - size.width / 2, x - size.width + GAP, x - GAP].map((left) => ({ ...size, x: inFrame(left), y: top })),
    ),
  ]
}

const dot = ({ x, y }: Spot): Box => ({ x: x - 8, y: y - 8, width: 16, height: 16 })

function isWithin(box: Box, frame: Box): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  )
}

export function doOverlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
