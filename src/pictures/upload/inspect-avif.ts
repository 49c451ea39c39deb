import { requireValue } from '#src/shared/lookups.js'
import { readCodedColours } from './coded-colours.js'
import type { ColourConversion } from './colour-conversion.js'
import { readIccProfile } from './icc-profile.js'
import { PictureFault } from './picture-fault.js'
import type { PictureHeader } from './picture-header.js'

/** Maximum number of boxes of a level; a picture has less than a hundred. */
const MAX_BOXES = 1000

interface Box {
  type: string
  content: Buffer
}

/** Orientations of EXIF by clockwise quarters of a turn, which are then not mirrored. */
const TURNED = [1, 6, 3, 8]
/** Orientations by quarters of a turn, for a picture whose left and right are swapped after it is turned. */
const TURNED_AND_MIRRORED = [2, 5, 4, 7]
/** Orientations by quarters of a turn, for a picture whose top and bottom are swapped after it is turned. */
const TURNED_AND_FLIPPED = [4, 7, 2, 5]

/** Reads the properties of an AVIF file (ISO/IEC 23008-12): its size, `irot` and `imir`. @throws PictureFault */
export function inspectAvif(bytes: Buffer): PictureHeader {
  const file = readBoxes(bytes)
  // Decoders may prefer the track, whose size is stated elsewhere.
  if (file.some(({ type }) => type === 'moov')) throw new PictureFault('picture.animated')
  const meta = file.find(({ type }) => type === 'meta')
  if (!meta) throw new PictureFault('picture.damaged')
  const properties = within(within(readBoxes(meta.content.subarray(4)), 'iprp'), 'ipco')
  const sizes = properties.filter(({ type }) => type === 'ispe').map(({ content }) => sizeIn(content))
  if (sizes.length === 0) throw new PictureFault('picture.damaged')
  // A grid has the size of the picture and that of its tiles.
  const size = sizes.reduce((largest, each) =>
    each.width * each.height > largest.width * largest.height ? each : largest,
  )
  return { type: 'image/avif', ...size, orientation: orientationIn(properties), colours: coloursIn(properties) }
}

/** Reads `colr`; a profile takes precedence over codes. */
function coloursIn(properties: Box[]): ColourConversion | undefined {
  const found = properties.filter(({ type }) => type === 'colr').map(({ content }) => content)
  const kindOf = (content: Buffer) => content.toString('latin1', 0, 4)
  const profile = found.find((content) => ['prof', 'rICC'].includes(kindOf(content)))
  if (profile) return readIccProfile(profile.subarray(4))
  const codes = found.find((content) => kindOf(content) === 'nclx')
  return codes && readCodedColours(codes.readUInt16BE(4), codes.readUInt16BE(6))
}

function orientationIn(properties: Box[]): number {
  const turned = properties.find(({ type }) => type === 'irot')
  const mirrored = properties.find(({ type }) => type === 'imir')
  const quarters = (4 - ((turned?.content[0] ?? 0) & 3)) % 4 // `irot` counts anticlockwise
  if (!mirrored) return requireValue(TURNED[quarters], 'orientation')
  const orientations = (mirrored.content[0] ?? 0) & 1 ? TURNED_AND_MIRRORED : TURNED_AND_FLIPPED
  return requireValue(orientations[quarters], 'orientation')
}

const sizeIn = (content: Buffer) => ({ width: content.readUInt32BE(4), height: content.readUInt32BE(8) })

function within(boxes: Box[], name: string): Box[] {
  const box = boxes.find(({ type }) => type === name)
  if (!box) throw new PictureFault('picture.damaged')
  return readBoxes(box.content)
}

/** Returns the boxes of a level. @throws PictureFault for a box beyond the end, and for too many */
function readBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = length === 0 ? bytes.length : at + (length === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : length)
    const begin = at + (length === 1 ? 16 : 8)
    if (end < begin || end > bytes.length || boxes.length === MAX_BOXES) throw new PictureFault('picture.damaged')
    boxes.push({ type, content: bytes.subarray(begin, end) })
    at = end
  }
  return boxes
}
