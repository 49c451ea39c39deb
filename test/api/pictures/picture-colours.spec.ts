import { Transformer } from '@napi-rs/image'
import { createCopy, createMaster, deriveFiles } from '../../../src/pictures/encoding/encode.js'
import { PictureFault } from '../../../src/pictures/upload/picture-fault.js'
import { inspectPicture } from '../../../src/pictures/upload/picture-header.js'
import {
  adobeRgb,
  adobeRgbSampled,
  cmyk,
  displayP3,
  greyGamma,
  iccProfile,
  jpegWithProfile,
  pngWithChunk,
  pngWithProfile,
  srgb,
  tablesOnly,
  webpWithProfile,
} from '../../support/colour-profiles.js'

type Colour = [red: number, green: number, blue: number]

/** Lossy formats change a plain colour by this much. */
const TOLERANCE = 5

const SIZE = 32

const plain = ([red, green, blue]: Colour) =>
  Transformer.fromRgbaPixels(
    Buffer.from(Array.from({ length: SIZE * SIZE }, () => [red, green, blue, 255]).flat()),
    SIZE,
    SIZE,
  )
const png = (colour: Colour) => plain(colour).pngSync()
const jpeg = (colour: Colour) => plain(colour).jpegSync(100)
const webp = (colour: Colour) => plain(colour).webpLosslessSync()

/** AVIF with other codes for primaries and transfer function (ITU-T H.273). */
function avif(colour: Colour, primaries: number, transfer: number): Buffer {
  const bytes = plain(colour).avifSync({ quality: 95, speed: 10, threads: 1 })
  const at = bytes.indexOf('colrnclx')
  if (at === -1) throw new Error('AVIF without codes of its colours')
  bytes.writeUInt16BE(primaries, at + 8)
  bytes.writeUInt16BE(transfer, at + 10)
  return bytes
}

function colourOf(file: Buffer): number[] {
  const pixels = new Transformer(file).rawPixelsSync()
  const channels = pixels.length / (SIZE * SIZE)
  const at = (SIZE / 2) * (SIZE + 1) * channels
  return [0, 1, 2].map((channel) => pixels[at + (channels < 3 ? 0 : channel)]!)
}

function expectNear(colour: number[], expected: Colour): void {
  const distance = Math.max(...expected.map((value, channel) => Math.abs(value - colour[channel]!)))
  expect({ colour, isNear: distance <= TOLERANCE }).toEqual({ colour, isNear: true })
}

function faultOf(upload: Buffer): string | undefined {
  try {
    inspectPicture(upload)
  } catch (error) {
    return (error as PictureFault).code
  }
  return undefined
}

// Expected colours are calculated from the published primaries and white points, without the code under test.
describe('colours of uploaded pictures', () => {
  it.each<[string, () => Buffer, Colour]>([
    ['JPEG in Display P3', () => jpegWithProfile(jpeg([202, 49, 67]), displayP3), [220, 20, 60]],
    [
      'JPEG whose profile is in several parts',
      () => jpegWithProfile(jpeg([202, 49, 67]), displayP3, 100),
      [220, 20, 60],
    ],
    ['PNG in Display P3', () => pngWithProfile(png([202, 49, 67]), displayP3), [220, 20, 60]],
    ['WebP in Display P3', () => webpWithProfile(webp([202, 49, 67]), displayP3, SIZE, SIZE), [220, 20, 60]],
    ['AVIF in Display P3', () => avif([202, 49, 67], 12, 13), [220, 20, 60]],
    ['AVIF in BT.2020', () => avif([90, 160, 60], 9, 13), [0, 167, 30]],
    [
      'PNG with codes of Display P3',
      () => pngWithChunk(png([202, 49, 67]), 'cICP', Buffer.from([12, 13, 0, 1])),
      [220, 20, 60],
    ],
    ['JPEG in Adobe RGB', () => jpegWithProfile(jpeg([90, 160, 60]), adobeRgb), [0, 161, 47]],
    ['JPEG with a sampled curve', () => jpegWithProfile(jpeg([90, 160, 60]), adobeRgbSampled), [0, 161, 47]],
    ['grey of Display P3', () => jpegWithProfile(jpeg([128, 128, 128]), displayP3), [128, 128, 128]],
    [
      'grey PNG with gamma 1.8',
      () => pngWithProfile(plain([128, 128, 128]).grayscale().pngSync(), greyGamma(1.8)),
      [147, 147, 147],
    ],
    [
      'PNG with linear gamma',
      () => pngWithChunk(png([128, 128, 128]), 'gAMA', Buffer.from([0, 1, 0x86, 0xa0])),
      [188, 188, 188],
    ],
    [
      'PNG with the gamma of sRGB',
      () => pngWithChunk(png([20, 128, 128]), 'gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
      [20, 128, 128],
    ],
    ['JPEG with a profile of sRGB', () => jpegWithProfile(jpeg([220, 20, 60]), srgb), [220, 20, 60]],
    ['JPEG without a profile', () => jpeg([220, 20, 60]), [220, 20, 60]],
    [
      'JPEG with a damaged profile',
      () => jpegWithProfile(jpeg([220, 20, 60]), displayP3.subarray(0, 140)),
      [220, 20, 60],
    ],
  ])('are right in every file of a %s', (_picture, draw, expected) => {
    const upload = draw()
    const files = [...deriveFiles(createMaster(upload, inspectPicture(upload)))]
    expect(files).toHaveLength(3)
    for (const { bytes } of files) expectNear(colourOf(bytes), expected)
  })

  it.each(['jpg', 'png'] as const)('are right in the copy that a reply sends as %s', (format) => {
    const upload = jpegWithProfile(jpeg([202, 49, 67]), displayP3)
    expectNear(colourOf(createCopy(upload, inspectPicture(upload), format)), [220, 20, 60])
  })

  it('are those of the first profile of a WebP', () => {
    const once = webpWithProfile(webp([202, 49, 67]), displayP3, SIZE, SIZE)
    const last = webpWithProfile(webp([202, 49, 67]), tablesOnly, SIZE, SIZE)
    const twice = webpWithProfile(last, displayP3, SIZE, SIZE)
    expect(inspectPicture(twice).colours).toEqual(inspectPicture(once).colours)
  })

  it('need no conversion in sRGB', () => {
    expect(inspectPicture(jpegWithProfile(jpeg([220, 20, 60]), srgb)).colours).toBeUndefined()
  })

  it.each<[string, string, () => Buffer]>([
    ['picture.cmyk', 'a JPEG with four components', () => fourComponents(jpeg([220, 20, 60]))],
    ['picture.cmyk', 'a profile of CMYK', () => jpegWithProfile(jpeg([220, 20, 60]), cmyk)],
    ['picture.profile', 'a profile that contains tables only', () => pngWithProfile(png([220, 20, 60]), tablesOnly)],
    [
      'picture.profile',
      'a profile of another colour space',
      () => pngWithProfile(png([220, 20, 60]), iccProfile('Lab ', [])),
    ],
    ['picture.profile', 'a high dynamic range', () => avif([220, 20, 60], 9, 16)],
  ])('are refused as %s for %s', (code, _what, draw) => {
    expect(faultOf(draw())).toBe(code)
  })
})

/** Returns a JPEG whose frame states four components. */
function fourComponents(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  for (let at = 2; at + 4 < copy.length; at += 2 + copy.readUInt16BE(at + 2)) {
    if (![0xc0, 0xc1, 0xc2].includes(copy[at + 1]!)) continue
    copy[at + 9] = 4
    break
  }
  return copy
}
