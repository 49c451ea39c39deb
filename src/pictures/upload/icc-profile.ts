import { type ColourConversion, curveOf, IDENTITY, type Matrix, unlessSrgb } from './colour-conversion.js'
import { PictureFault } from './picture-fault.js'

const HEADER_SIZE = 128
const TAG_SIZE = 12
/** Maximum number of tags that are read; a profile has about twenty. */
const MAX_TAGS = 100

const A_TO_B = ['A2B0', 'A2B1', 'A2B2']

/** Linear sRGB of the profile connection space: inverse of the colorants of sRGB, adapted to D50 (IEC 61966-2-1, ICC.1:2022). */
const D50_TO_SRGB: Matrix = [
  3.134107, -1.61739, -0.490631, -0.978784, 1.916278, 0.033453, 0.071982, -0.228985, 1.405385,
]

type Tags = Map<string, Buffer>

/**
 * Returns how the colours of an ICC profile are converted to sRGB (ICC.1:2022): a curve for each channel and a matrix. Returns undefined
 * for sRGB, and for a damaged profile, which browsers ignore, too.
 * @throws PictureFault for profiles of CMYK, and those that contain tables only
 */
export function readIccProfile(profile: Buffer): ColourConversion | undefined {
  if (profile.length < HEADER_SIZE + 4 || profile.toString('latin1', 36, 40) !== 'acsp') return undefined
  const space = profile.toString('latin1', 16, 20)
  const connection = profile.toString('latin1', 20, 24)
  if (space === 'CMYK') throw new PictureFault('picture.cmyk')
  if (space !== 'RGB ' && space !== 'GRAY') throw new PictureFault('picture.profile')
  const tags = tagsOf(profile)
  const conversion = space === 'GRAY' ? ofGrey(tags) : ofColours(tags)
  if (conversion && connection === 'XYZ ') return isUsable(conversion) ? unlessSrgb(conversion) : undefined
  if (conversion || A_TO_B.some((name) => tags.has(name))) throw new PictureFault('picture.profile')
  return undefined
}

function tagsOf(profile: Buffer): Tags {
  const count = Math.min(profile.readUInt32BE(HEADER_SIZE), MAX_TAGS)
  const tags: Tags = new Map()
  for (let at = HEADER_SIZE + 4; at + TAG_SIZE <= profile.length && tags.size < count; at += TAG_SIZE) {
    const offset = profile.readUInt32BE(at + 4)
    tags.set(profile.toString('latin1', at, at + 4), profile.subarray(offset, offset + profile.readUInt32BE(at + 8)))
  }
  return tags
}

function ofGrey(tags: Tags): ColourConversion | undefined {
  const curve = curveIn(tags.get('kTRC'))
  return curve && { curves: [curve, curve, curve], matrix: IDENTITY }
}

function ofColours(tags: Tags): ColourConversion | undefined {
  const red = curveIn(tags.get('rTRC'))
  const green = curveIn(tags.get('gTRC'))
  const blue = curveIn(tags.get('bTRC'))
  const colorants = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => pointIn(tags.get(name)))
  if (!red || !green || !blue || colorants.includes(undefined)) return undefined
  const [r, g, b] = colorants as number[][]
  const matrix = [0, 1, 2].flatMap((row) =>
    [r!, g!, b!].map((point) => point.reduce((sum, value, column) => sum + D50_TO_SRGB[3 * row + column]! * value, 0)),
  )
  return { curves: [red, green, blue], matrix: matrix as unknown as Matrix }
}

/** Reads an `XYZType`. */
function pointIn(tag: Buffer | undefined): number[] | undefined {
  if (!tag || tag.length < 20 || typeOf(tag) !== 'XYZ ') return undefined
  return [8, 12, 16].map((at) => fixedAt(tag, at))
}

/** Reads a `curveType` or a `parametricCurveType`; undefined for another type, or a damaged one. */
function curveIn(tag: Buffer | undefined): Float64Array | undefined {
  if (!tag || tag.length < 12) return undefined
  if (typeOf(tag) === 'curv') return sampledCurve(tag)
  return typeOf(tag) === 'para' ? parametricCurve(tag) : undefined
}

function sampledCurve(tag: Buffer): Float64Array | undefined {
  const count = tag.readUInt32BE(8)
  if (tag.length < 12 + 2 * count) return undefined
  if (count === 0) return curveOf((value) => value)
  const sampleAt = (index: number) => tag.readUInt16BE(12 + 2 * Math.min(index, count - 1))
  if (count === 1) return curveOf((value) => value ** (sampleAt(0) / 256))
  return curveOf((value) => {
    const position = value * (count - 1)
    const below = Math.floor(position)
    const part = position - below
    return (sampleAt(below) * (1 - part) + sampleAt(below + 1) * part) / 0xffff
  })
}

/** Number of parameters by the type of a parametric curve. */
const PARAMETERS = [1, 3, 4, 5, 7]

function parametricCurve(tag: Buffer): Float64Array | undefined {
  const type = tag.readUInt16BE(8)
  const count = PARAMETERS[type]
  if (count === undefined || tag.length < 12 + 4 * count) return undefined
  const parameters = Array.from({ length: count }, (_, index) => fixedAt(tag, 12 + 4 * index))
  const [gamma = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = parameters
  // Types 0 to 2 are constant below -b/a, to which type 2 adds c everywhere; 3 and 4 are linear below d.
  if (type < 3) return curveOf((value) => (value >= -b / a ? (a * value + b) ** gamma : 0) + c)
  return curveOf((value) => (value >= d ? (a * value + b) ** gamma + e : c * value + f))
}

const typeOf = (tag: Buffer) => tag.toString('latin1', 0, 4)

/** Reads an `s15Fixed16Number`. */
const fixedAt = (tag: Buffer, at: number) => tag.readInt32BE(at) / 65_536

const isUsable = ({ curves, matrix }: ColourConversion) =>
  [...curves, matrix].every((numbers) => numbers.every((value) => Number.isFinite(value)))
