/** Conversion of the colours of a picture to sRGB. */
export interface ColourConversion {
  /** Linear intensities from 0 to 1 of the 256 values of the red, green and blue channel. */
  curves: [red: Float64Array, green: Float64Array, blue: Float64Array]
  /** Rows of the matrix from linear colours of the picture to linear sRGB. */
  matrix: Matrix
}

export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** Number of steps in which linear intensities are encoded; dark ones differ by less than half a value of sRGB. */
const ENCODED_STEPS = 16_384

/** Maximum difference, in values of sRGB, of a conversion that changes nothing. */
const UNCHANGED_WITHIN = 1

const LEVELS = 256

/** Pixels that show how a conversion differs from none: greys, and the colours between the primaries. */
const SAMPLES = Buffer.from([...samples()].flatMap((colour) => [...colour, 255]))

/** Returns the curve of a function from an encoded value to a linear intensity, both from 0 to 1. */
export const curveOf = (toLinear: (value: number) => number): Float64Array =>
  Float64Array.from({ length: LEVELS }, (_, level) => Math.min(1, Math.max(0, toLinear(level / (LEVELS - 1)))))

/** Transfer function of sRGB (IEC 61966-2-1). */
export const srgbToLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Returns the value of sRGB, from 0 to 255, of a linear intensity. */
const encode = (linear: number) => 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)

/** Values of sRGB by the step of their linear intensity. */
const ENCODED = Uint8Array.from({ length: ENCODED_STEPS + 1 }, (_, step) => Math.round(encode(step / ENCODED_STEPS)))

/** Converts pixels to sRGB in place; alpha is unchanged. Colours outside sRGB become the nearest values of each channel. */
export function convertColours(data: Buffer, { curves, matrix }: ColourConversion): void {
  const [red, green, blue] = curves
  for (let at = 0; at < data.length; at += 4) {
    const r = red[data[at]!]!
    const g = green[data[at + 1]!]!
    const b = blue[data[at + 2]!]!
    for (let row = 0; row < 3; row++) {
      const linear = matrix[3 * row]! * r + matrix[3 * row + 1]! * g + matrix[3 * row + 2]! * b
      data[at + row] = ENCODED[Math.round(Math.min(1, Math.max(0, linear)) * ENCODED_STEPS)]!
    }
  }
}

/** Returns a conversion, or undefined if the colours are those of sRGB. */
export function unlessSrgb(conversion: ColourConversion): ColourConversion | undefined {
  const converted = Buffer.from(SAMPLES)
  convertColours(converted, conversion)
  const isUnchanged = SAMPLES.every((value, at) => Math.abs(value - converted[at]!) <= UNCHANGED_WITHIN)
  return isUnchanged ? undefined : conversion
}

function* samples(): Generator<number[]> {
  const levels = [0, 85, 170, 255]
  for (let grey = 0; grey < LEVELS; grey++) yield [grey, grey, grey]
  for (const r of levels) for (const g of levels) for (const b of levels) yield [r, g, b]
}
