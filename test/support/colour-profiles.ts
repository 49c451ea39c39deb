import { crc32, deflateSync } from 'node:zlib'

/** Tag of a profile: its name and its content. */
export type Tag = [name: string, content: Buffer]

/** Colorants of a profile: X, Y and Z of red, green and blue, adapted to D50. */
type Colorants = [red: number[], green: number[], blue: number[]]

export const tag = (type: string, numbers: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type), Buffer.alloc(4), numbers])

/** Encodes `s15Fixed16Number`s. */
function fixed(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => bytes.writeInt32BE(Math.round(value * 65_536), 4 * index))
  return bytes
}

/** Returns an ICC profile (ICC.1:2022) of a colour space with tags. */
export function iccProfile(space: 'RGB ' | 'GRAY' | 'CMYK' | 'Lab ', tags: Tag[], connection = 'XYZ '): Buffer {
  const header = Buffer.alloc(128)
  header.write('mntr', 12)
  header.write(space, 16)
  header.write(connection, 20)
  header.write('acsp', 36)
  const table = Buffer.alloc(4 + 12 * tags.length)
  table.writeUInt32BE(tags.length)
  let offset = header.length + table.length
  tags.forEach(([name, content], index) => {
    table.write(name, 4 + 12 * index)
    table.writeUInt32BE(offset, 8 + 12 * index)
    table.writeUInt32BE(content.length, 12 + 12 * index)
    offset += content.length
  })
  const profile = Buffer.concat([header, table, ...tags.map(([, content]) => content)])
  profile.writeUInt32BE(profile.length)
  return profile
}

/** Returns the tags of a profile with a curve and a matrix. */
const matrixTags = ([red, green, blue]: Colorants, curve: Buffer): Tag[] => [
  ['rXYZ', tag('XYZ ', fixed(...red))],
  ['gXYZ', tag('XYZ ', fixed(...green))],
  ['bXYZ', tag('XYZ ', fixed(...blue))],
  ['rTRC', curve],
  ['gTRC', curve],
  ['bTRC', curve],
]

/** Returns a profile with a curve and a matrix. */
export const matrixProfile = (colorants: Colorants, curve: Buffer): Buffer =>
  iccProfile('RGB ', matrixTags(colorants, curve))

/** Returns a parametric curve of a type from 0 to 4. */
export const parametricCurve = (type: number, ...parameters: number[]): Buffer =>
  tag('para', Buffer.concat([Buffer.from([0, type, 0, 0]), fixed(...parameters)]))

/** Curve of sRGB as a parametric curve of type 3, as phones write it. */
const srgbCurve = parametricCurve(3, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)

/** Curve of one exponent, as an unsigned number with eight bits behind the point. */
export const gammaCurve = (gamma: number): Buffer =>
  tag('curv', Buffer.from([0, 0, 0, 1, Math.floor(gamma), Math.round((gamma % 1) * 256)]))

/** Curve of samples from 0 to 1, in 16 bits. */
export function sampledCurve(samples: number[]): Buffer {
  const bytes = Buffer.alloc(4 + 2 * samples.length)
  bytes.writeUInt32BE(samples.length)
  samples.forEach((sample, index) => bytes.writeUInt16BE(Math.round(sample * 0xffff), 4 + 2 * index))
  return tag('curv', bytes)
}

/** Curve of an exponent in samples. */
const sampledGamma = (gamma: number, count = 1024) =>
  sampledCurve(Array.from({ length: count }, (_, index) => (index / (count - 1)) ** gamma))

/** Colorants of published profiles. */
const P3: Colorants = [
  [0.51512, 0.2412, -0.00105],
  [0.29198, 0.69225, 0.04189],
  [0.1571, 0.06657, 0.78407],
]
const ADOBE_RGB: Colorants = [
  [0.60974, 0.31111, 0.01947],
  [0.20528, 0.62567, 0.06087],
  [0.14919, 0.06322, 0.74457],
]
const SRGB: Colorants = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141],
]

export const displayP3Tags = matrixTags(P3, srgbCurve)
export const displayP3 = iccProfile('RGB ', displayP3Tags)
export const adobeRgb = matrixProfile(ADOBE_RGB, gammaCurve(2.19921875))
export const adobeRgbSampled = matrixProfile(ADOBE_RGB, sampledGamma(2.19921875))
export const srgb = matrixProfile(SRGB, srgbCurve)
export const greyProfile = (curve: Buffer) => iccProfile('GRAY', [['kTRC', curve]])
export const greyGamma = (gamma: number) => greyProfile(gammaCurve(gamma))
export const tablesOnly = iccProfile('RGB ', [['A2B0', tag('mft2', Buffer.alloc(60))]], 'Lab ')
export const cmyk = iccProfile('CMYK', [['A2B0', tag('mft2', Buffer.alloc(60))]], 'Lab ')

/** Adds a profile to a JPEG, divided into parts of a size. */
export function jpegWithProfile(jpeg: Buffer, profile: Buffer, size = 60_000): Buffer {
  const count = Math.ceil(profile.length / size)
  const parts = Array.from({ length: count }, (_, index) => {
    const content = Buffer.concat([
      Buffer.from('ICC_PROFILE\0'),
      Buffer.from([index + 1, count]),
      profile.subarray(index * size, (index + 1) * size),
    ])
    const head = Buffer.from([0xff, 0xe2, 0, 0])
    head.writeUInt16BE(content.length + 2, 2)
    return Buffer.concat([head, content])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])
}

/** Adds a chunk to a PNG, behind its header. */
export function pngWithChunk(png: Buffer, type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length)
  head.write(type, 4)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), content])))
  return Buffer.concat([png.subarray(0, 33), head, content, checksum, png.subarray(33)])
}

export const pngWithProfile = (png: Buffer, profile: Buffer): Buffer =>
  pngWithChunk(png, 'iCCP', Buffer.concat([Buffer.from('profile\0\0'), deflateSync(profile)]))

/** Adds a profile to a WebP without an extended header. */
export function webpWithProfile(webp: Buffer, profile: Buffer, width: number, height: number): Buffer {
  const extended = Buffer.alloc(10)
  extended[0] = 0x20
  extended.writeUIntLE(width - 1, 4, 3)
  extended.writeUIntLE(height - 1, 7, 3)
  const content = Buffer.concat([webpChunk('VP8X', extended), webpChunk('ICCP', profile), webp.subarray(12)])
  const head = Buffer.from('RIFF\0\0\0\0WEBP')
  head.writeUInt32LE(content.length + 4, 4)
  return Buffer.concat([head, content])
}

function webpChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type)
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}
