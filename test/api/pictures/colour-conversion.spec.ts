import { readCodedColours, readGamma } from '../../../src/pictures/upload/coded-colours.js'
import { convertColours } from '../../../src/pictures/upload/colour-conversion.js'
import { readIccProfile } from '../../../src/pictures/upload/icc-profile.js'
import {
  displayP3,
  displayP3Tags,
  gammaCurve,
  greyProfile,
  iccProfile,
  parametricCurve,
  sampledCurve,
  type Tag,
  tag,
} from '../../support/colour-profiles.js'

/** Returns Display P3 with another content of a tag. */
const displayP3With = (name: string, content: Buffer) =>
  iccProfile(
    'RGB ',
    displayP3Tags.map((each): Tag => (each[0] === name ? [name, content] : each)),
  )

/** Returns a copy with other bytes at a position. */
function changed(bytes: Buffer, at: number, replacement: number[]): Buffer {
  const copy = Buffer.from(bytes)
  copy.set(replacement, at)
  return copy
}

/** Returns the linear intensity of a value of sRGB from 0 to 255 (IEC 61966-2-1). */
function srgbIntensity(level: number): number {
  const value = level / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Returns sRGB with another value in place of 128. */
const srgbWith = (level: number) =>
  greyProfile(sampledCurve(Array.from({ length: 256 }, (_, each) => srgbIntensity(each === 128 ? level : each))))

describe('readIccProfile', () => {
  // Intensities of the values 51 and 102, which are 0.2 and 0.4, calculated by ICC.1:2022, 10.6 and 10.18.
  it.each<[string, Buffer, number, number]>([
    ['parametric curve of type 0', parametricCurve(0, 2), 0.04, 0.16],
    ['parametric curve of type 1', parametricCurve(1, 2, 2, -0.5), 0, 0.09],
    ['parametric curve of type 2', parametricCurve(2, 2, 2, -0.5, 0.1), 0.1, 0.19],
    ['parametric curve of type 3', parametricCurve(3, 2, 0.9, 0.1, 0.5, 0.3), 0.1, 0.2116],
    ['parametric curve of type 4', parametricCurve(4, 2, 0.9, 0.1, 0.5, 0.3, 0.05, 0.02), 0.12, 0.2616],
    ['curve of one exponent', gammaCurve(2), 0.04, 0.16],
    ['curve without samples', sampledCurve([]), 0.2, 0.4],
    ['curve of three samples', sampledCurve([0, 0.25, 1]), 0.1, 0.2],
    ['curve of six samples', sampledCurve([0, 0.5, 0.1, 0.2, 0.3, 1]), 0.5, 0.1],
  ])('reads a %s', (_curve, content, dark, light) => {
    const [curve] = readIccProfile(greyProfile(content))!.curves
    expect(curve[51]).toBeCloseTo(dark, 3)
    expect(curve[102]).toBeCloseTo(light, 3)
  })

  it.each([128, 129])('returns nothing for sRGB whose 128 is %d, a rounded curve', (level) => {
    expect(readIccProfile(srgbWith(level))).toBeUndefined()
  })

  it('converts a curve that differs from sRGB in a single value', () => {
    expect(readIccProfile(srgbWith(130))).toBeDefined()
  })

  it.each<[string, Buffer]>([
    ['that is empty', Buffer.alloc(0)],
    ['that ends within its header', displayP3.subarray(0, 131)],
    ['without its signature', changed(displayP3, 36, [0, 0, 0, 0])],
    ['that states fewer tags than it needs', changed(displayP3, 128, [0, 0, 0, 5])],
    ...displayP3Tags.map(([name]): [string, Buffer] => [
      `without ${name}`,
      iccProfile(
        'RGB ',
        displayP3Tags.filter((each) => each[0] !== name),
      ),
    ]),
    ['with a point of another type', displayP3With('rXYZ', tag('curv', Buffer.alloc(12)))],
    ['with a truncated point', displayP3With('rXYZ', tag('XYZ ', Buffer.alloc(8)))],
    ['with a truncated curve', displayP3With('gTRC', tag('curv', Buffer.alloc(0)))],
    ['with fewer samples than stated', displayP3With('gTRC', sampledCurve([0, 0.2, 0.5, 1]).subarray(0, 16))],
    ['with a curve of another type', displayP3With('gTRC', tag('parf', Buffer.alloc(32)))],
    ['with a parametric curve of type 5', displayP3With('gTRC', parametricCurve(5, 2, 1, 0, 0, 0, 0, 0))],
    ['with fewer parameters than stated', displayP3With('gTRC', parametricCurve(3, 2, 1))],
    ['with a curve that has no value for dark colours', displayP3With('gTRC', parametricCurve(3, 2.4, 1, -0.5, 0, 0))],
  ])('ignores a profile %s', (_fault, profile) => {
    expect(readIccProfile(profile)).toBeUndefined()
  })

  it('reads at most a hundred tags', () => {
    const others = Array.from({ length: 100 }, (_, index): Tag => [String(1000 + index), Buffer.alloc(0)])
    expect(readIccProfile(iccProfile('RGB ', others.slice(6).concat(displayP3Tags)))).toBeDefined()
    expect(readIccProfile(iccProfile('RGB ', others.concat(displayP3Tags)))).toBeUndefined()
  })

  it('refuses a matrix to another space than XYZ', () => {
    const profile = iccProfile('RGB ', displayP3Tags, 'Lab ')
    expect(() => readIccProfile(profile)).toThrow(expect.objectContaining({ code: 'picture.profile' }))
  })
})

/** Returns a colour as `readCodedColours` converts it. */
function converted(colour: number[], primaries: number, transfer: number): number[] {
  const pixel = Buffer.from(colour.concat(255))
  convertColours(pixel, readCodedColours(primaries, transfer)!)
  return [...pixel.subarray(0, 3)]
}

describe('readCodedColours', () => {
  // Calculated from the published primaries and transfer functions, without the code under test.
  it.each([
    ['Display P3', 12, 13, [120, 140, 160], [115, 141, 162]],
    ['BT.2020', 9, 13, [120, 140, 160], [102, 142, 162]],
    ['dark grey of Display P3', 12, 13, [5, 5, 5], [5, 5, 5]],
    ['black of Display P3', 12, 13, [0, 0, 0], [0, 0, 0]],
    ['gamma 2.2', 1, 4, [64, 64, 128], [62, 62, 129]],
    ['gamma 2.8', 1, 5, [64, 64, 128], [40, 40, 106]],
    ['linear colours', 1, 8, [64, 64, 128], [137, 137, 188]],
  ])('converts %s', (_name, primaries, transfer, colour, expected) => {
    expect(converted(colour, primaries, transfer)).toEqual(expected)
  })
})

describe('readGamma', () => {
  it('ignores a gamma of zero, which would make every picture black', () => {
    expect(readGamma(0)).toBeUndefined()
  })
})
