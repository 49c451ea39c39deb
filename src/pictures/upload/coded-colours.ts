import { type ColourConversion, curveOf, IDENTITY, type Matrix, srgbToLinear, unlessSrgb } from './colour-conversion.js'
import { PictureFault } from './picture-fault.js'

/** Matrices to linear sRGB by the code of the primaries (ITU-T H.273, table 2); others count as those of sRGB. */
const MATRICES: Record<number, Matrix> = {
  /** BT.2020 */
  9: [1.660491, -0.5876411, -0.0728499, -0.1245505, 1.1328999, -0.0083494, -0.0181508, -0.1005789, 1.1187297],
  /** Display P3 */
  12: [1.2249402, -0.2249402, 0, -0.0420569, 1.0420569, 0, -0.0196376, -0.0786361, 1.0982736],
}

/** Transfer functions by their code (ITU-T H.273, table 3); others count as that of sRGB, as video of a camera does. */
const TRANSFERS: Record<number, (value: number) => number> = {
  4: (value) => value ** 2.2,
  5: (value) => value ** 2.8,
  8: (value) => value,
}

/** PQ and HLG, whose brightness needs tone mapping. */
const HIGH_DYNAMIC_RANGE = [16, 18]

/**
 * Returns how colours that are stated by codes, as in `nclx` of AVIF and `cICP` of PNG, are converted to sRGB; undefined for sRGB.
 * @throws PictureFault for a high dynamic range
 */
export function readCodedColours(primaries: number, transfer: number): ColourConversion | undefined {
  if (HIGH_DYNAMIC_RANGE.includes(transfer)) throw new PictureFault('picture.profile')
  return conversionOf(TRANSFERS[transfer] ?? srgbToLinear, MATRICES[primaries] ?? IDENTITY)
}

/** Factor by which `gAMA` of a PNG is multiplied. */
const GAMMA_UNIT = 100_000
/** `gAMA` of sRGB. */
const SRGB_GAMMA = 45_455
/** Some programs round it. */
const GAMMA_TOLERANCE = 1000

/** Returns how colours with the gamma of a PNG are converted; undefined for that of sRGB, and an impossible one. */
export function readGamma(gamma: number): ColourConversion | undefined {
  if (gamma === 0 || Math.abs(gamma - SRGB_GAMMA) <= GAMMA_TOLERANCE) return undefined
  return conversionOf((value) => value ** (GAMMA_UNIT / gamma), IDENTITY)
}

function conversionOf(toLinear: (value: number) => number, matrix: Matrix): ColourConversion | undefined {
  const curve = curveOf(toLinear)
  return unlessSrgb({ curves: [curve, curve, curve], matrix })
}
