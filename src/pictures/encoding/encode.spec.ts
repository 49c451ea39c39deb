import { Transformer } from '@napi-rs/image'
import type { PictureFormat } from '#src/shared/pictures/picture-file.js'
import { createCopy, createMaster, deriveFiles } from './encode.js'

type Pixel = [red: number, green: number, blue: number, alpha: number]

/** Lossy formats change a plain colour by this much. */
const TOLERANCE = 6

const UPRIGHT = { orientation: 1 }

const white: Pixel = [255, 255, 255, 255]
const shadow: Pixel = [0, 0, 0, 64]
const invisible: Pixel = [0, 0, 0, 0]
const crimson: Pixel = [220, 20, 60, 255]

/** Draws a PNG with transparency. */
function draw(width: number, height: number, colourOf: (x: number, y: number) => Pixel): Buffer {
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < width * height; at++) pixels.set(colourOf(at % width, Math.floor(at / width)), at * 4)
  return Transformer.fromRgbaPixels(pixels, width, height).pngSync()
}

/** Returns a pixel of a picture. */
function pixelOf(file: Buffer, x: number, y: number): number[] {
  const picture = new Transformer(file)
  const { width, height } = picture.metadataSync()
  const pixels = picture.rawPixelsSync()
  const channels = pixels.length / (width * height)
  const at = (y * width + x) * channels
  return channels < 3 ? [pixels[at]!, pixels[at]!, pixels[at]!] : [...pixels.subarray(at, at + channels)]
}

function expectNear(pixel: number[], expected: number[]): void {
  const colour = pixel.slice(0, expected.length)
  const distance = Math.max(...expected.map((value, channel) => Math.abs(value - colour[channel]!)))
  expect({ colour, isNear: distance <= TOLERANCE }).toEqual({ colour, isNear: true })
}

/** Returns the files of an upload in its own width, by format. */
function filesOf(upload: Buffer): Record<PictureFormat, Buffer> {
  const master = createMaster(upload, UPRIGHT)
  const files = [...deriveFiles(master)].filter(({ width }) => width === master.width)
  return Object.fromEntries(files.map(({ format, bytes }) => [format, bytes])) as Record<PictureFormat, Buffer>
}

describe('transparent pictures', () => {
  it('blend a soft shadow with white in the JPEG', () => {
    const { jpg } = filesOf(draw(64, 64, () => shadow))
    expectNear(pixelOf(jpg, 32, 32), [191, 191, 191])
  })

  it('keep a soft shadow transparent in the other formats', () => {
    const { avif, webp } = filesOf(draw(64, 64, () => shadow))
    for (const file of [avif, webp]) expectNear([pixelOf(file, 32, 32)[3]!], [64])
  })

  it('are white in the JPEG where they are invisible', () => {
    const { jpg } = filesOf(draw(64, 64, (x) => (x < 32 ? invisible : crimson)))
    expectNear(pixelOf(jpg, 8, 32), [255, 255, 255])
    expectNear(pixelOf(jpg, 56, 32), [220, 20, 60])
  })

  it('blend with white in the JPEG that a reply sends', () => {
    expectNear(
      pixelOf(
        createCopy(
          draw(64, 64, () => shadow),
          UPRIGHT,
          'jpg',
        ),
        32,
        32,
      ),
      [191, 191, 191],
    )
  })

  it('keep the colour of their edges when blocks of pixels are averaged', () => {
    // Every other column is invisible black, which must not darken the colour.
    const { png, width } = createMaster(
      draw(3840, 40, (x) => (x % 2 === 0 ? crimson : invisible)),
      UPRIGHT,
    )
    expect(width).toBe(1920)
    expectNear(pixelOf(png, 960, 10), [220, 20, 60, 128])
  })

  it('keep the colour of their edges when they are scaled', () => {
    const master = createMaster(
      draw(768, 40, (x) => (x % 2 === 0 ? crimson : invisible)),
      UPRIGHT,
    )
    const narrow = [...deriveFiles(master)].filter(({ width }) => width === 400)
    const jpg = narrow.find(({ format }) => format === 'jpg')!.bytes
    const webp = narrow.find(({ format }) => format === 'webp')!.bytes
    expectNear(pixelOf(jpg, 200, 10), [238, 138, 158])
    expectNear(pixelOf(webp, 200, 10).slice(0, 3), [220, 20, 60])
  })
})

describe('flat pictures', () => {
  it.each([
    [4000, 1],
    [1, 4000],
    [4000, 3],
    [3, 5001],
  ])('keep their colour at %d × %d pixels', (width, height) => {
    const { jpg } = filesOf(draw(width, height, () => crimson))
    expectNear(pixelOf(jpg, 0, 0), [220, 20, 60])
  })

  it('contain their last rows', () => {
    // Blocks of two rows would omit the third.
    const { png } = createMaster(
      draw(4000, 3, (_x, y) => (y < 2 ? white : crimson)),
      UPRIGHT,
    )
    expectNear(pixelOf(png, 960, 0), [243, 177, 190])
  })
})
