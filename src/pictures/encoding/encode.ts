import {
  ChromaSubsampling,
  CompressionType,
  FilterType,
  JsColorType,
  ResizeFilterType,
  ResizeFit,
  Transformer,
} from '@napi-rs/image'
import {
  MAX_HEIGHT,
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  widthsOf,
} from '#src/shared/pictures/picture-file.js'
import { convertColours } from '../upload/colour-conversion.js'
import type { PictureHeader } from '../upload/picture-header.js'

const MAX_WIDTH = Math.max(...pictureWidths)

/** Quality of a picture that is sent, from 0 to 100: it is not enlarged, and shown in full. */
const COPY_QUALITY = 88

/** Quality from 0 to 100, chosen by sight: docs/decisions/0035-pictures-that-the-owner-uploads.md. */
const QUALITY = { avif: 62, webp: 80, jpg: 82 } as const

/** Speed of the AVIF encoder from 1 (slow) to 10. */
const AVIF_SPEED = 7

/** Picture without metadata, upright and not larger than the largest file, as PNG. */
export interface Master {
  png: Buffer
  width: number
  height: number
}

/** File in one width and format. */
export interface DerivedFile {
  width: number
  format: PictureFormat
  bytes: Buffer
}

interface Pixels {
  data: Buffer
  width: number
  height: number
}

/**
 * Decodes an uploaded picture, converts its colours to sRGB, turns it upright and scales it down. Only pixels remain: EXIF with the
 * place of the photograph, colour profiles, thumbnails and anything behind the picture are left out.
 */
export function createMaster(upload: Buffer, { orientation, colours }: ReadPicture): Master {
  const isTurned = orientation > 4
  const { pixels, isOpaque } = decode(upload, isTurned)
  if (colours) convertColours(pixels.data, colours)
  const size = fitted(isTurned ? { width: pixels.height, height: pixels.width } : pixels)
  if (!isOpaque) premultiply(pixels.data)
  const upright = transformer(pixels, isOpaque)
    .rotate(orientation)
    .resize({ ...size, fit: ResizeFit.Fill, filter: ResizeFilterType.Lanczos3 })
  const master = isOpaque ? upright : withStraightAlpha({ data: upright.rawPixelsSync(), ...size })
  return { png: master.pngSync({ compressionType: CompressionType.Fast }), ...size }
}

/** Properties of an upload that its conversion needs. */
export type ReadPicture = Pick<PictureHeader, 'orientation' | 'colours'>

/** Format of a copy that is sent. */
export type CopyFormat = 'jpg' | 'png'

/** Encodes an uploaded picture again, as `createMaster` decodes it. */
export function createCopy(upload: Buffer, read: ReadPicture, format: CopyFormat): Buffer {
  const { png, width } = createMaster(upload, read)
  return format === 'jpg'
    ? scale(png, width, width, true).jpegSync(COPY_QUALITY)
    : new Transformer(png).pngSync({ compressionType: CompressionType.Best, filterType: FilterType.Adaptive })
}

/** Encodes the files of a picture: every width in every format. */
export function* deriveFiles({ png, width }: Pick<Master, 'png' | 'width'>): Generator<DerivedFile> {
  for (const target of widthsOf({ width }))
    for (const format of pictureFormats) yield { width: target, format, bytes: encode(png, width, target, format) }
}

function encode(png: Buffer, width: number, target: number, format: PictureFormat): Buffer {
  const picture = scale(png, width, target, format === 'jpg')
  if (format === 'webp') return picture.webpSync(QUALITY.webp)
  if (format === 'jpg') return picture.jpegSync(QUALITY.jpg)
  return picture.avifSync({
    quality: QUALITY.avif,
    alphaQuality: QUALITY.avif,
    speed: AVIF_SPEED,
    threads: 1,
    chromaSubsampling: ChromaSubsampling.Yuv420,
  })
}

/** Returns a master in another width; with `onWhite`, its transparent parts are blended with white, because JPEG has no transparency. */
function scale(png: Buffer, width: number, target: number, onWhite: boolean): Transformer {
  const master = new Transformer(png)
  const metadata = master.metadataSync()
  const isTransparent = metadata.colorType === JsColorType.Rgba8
  const isScaled = target < width
  const height = isScaled ? Math.max(1, Math.round((metadata.height * target) / width)) : metadata.height
  const resized = (picture: Transformer) =>
    isScaled
      ? picture.resize({ width: target, height, filter: ResizeFilterType.Lanczos3, fit: ResizeFit.Fill })
      : picture
  if (!isTransparent) return resized(master)
  if (!isScaled && !onWhite) return master
  const source = master.rawPixelsSync()
  premultiply(source)
  const data = resized(Transformer.fromRgbaPixels(source, width, metadata.height)).rawPixelsSync()
  const pixels = { data, width: target, height }
  if (!onWhite) return withStraightAlpha(pixels)
  blendWithWhite(data)
  return transformer(pixels, true)
}

/** Multiplies colours by their alpha, so that a resize weights them by it. */
function premultiply(data: Buffer): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    if (alpha === 255) continue
    for (let channel = at; channel < at + 3; channel++) data[channel] = Math.round((data[channel]! * alpha) / 255)
  }
}

/** Blends premultiplied colours with white. */
function blendWithWhite(data: Buffer): void {
  for (let at = 0; at < data.length; at += 4) {
    const white = 255 - data[at + 3]!
    for (let channel = at; channel < at + 3; channel++) data[channel] = Math.min(255, data[channel]! + white)
  }
}

/** Divides premultiplied colours by their alpha. Invisible pixels become white, which the encoders blur into their neighbours. */
function withStraightAlpha({ data, width, height }: Pixels): Transformer {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    if (alpha === 255) continue
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = alpha === 0 ? 255 : Math.min(255, Math.round((data[channel]! * 255) / alpha))
  }
  return Transformer.fromRgbaPixels(data, width, height)
}

/** Returns the size of the largest file. */
function fitted({ width, height }: Pick<Pixels, 'width' | 'height'>): Pick<Pixels, 'width' | 'height'> {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Decodes a picture, and reduces a large one by a whole factor, so that only one copy of all its pixels exists. */
function decode(upload: Buffer, isTurned: boolean): { pixels: Pixels; isOpaque: boolean } {
  const picture = new Transformer(upload)
  const { width, height, colorType } = picture.metadataSync()
  const { channels, depth } = layoutOf(colorType)
  const target = fitted(isTurned ? { width: height, height: width } : { width, height })
  const factor = Math.max(1, Math.floor((isTurned ? height : width) / target.width))
  const source = { data: picture.rawPixelsSync(), width, height }
  return reduce(source, channels, depth, factor)
}

/** Averages blocks of pixels, weighted by their alpha. The blocks cover the whole picture, and one pixel at least. */
function reduce(source: Pixels, channels: number, depth: number, factor: number) {
  const columns = blocksOf(source.width, factor)
  const rows = blocksOf(source.height, factor)
  const width = columns.length - 1
  const height = rows.length - 1
  const data = Buffer.alloc(width * height * 4, 255)
  const pixels = source.data
  const step = channels * depth
  const offset = depth - 1 // the high byte of 16 bits: pixels are little-endian
  const isGrey = channels < 3
  const greenAt = isGrey ? 0 : depth
  const blueAt = isGrey ? 0 : 2 * depth
  const alphaAt = channels % 2 === 0 ? step - depth : undefined
  let isOpaque = true
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < width; x++, out += 4) {
      let red = 0
      let green = 0
      let blue = 0
      let alpha = 0
      for (let row = rows[y]!; row < rows[y + 1]!; row++) {
        let at = (row * source.width + columns[x]!) * step + offset
        for (let column = columns[x]!; column < columns[x + 1]!; column++, at += step) {
          const weight = alphaAt === undefined ? 255 : pixels[at + alphaAt]!
          red += pixels[at]! * weight
          green += pixels[at + greenAt]! * weight
          blue += pixels[at + blueAt]! * weight
          alpha += weight
        }
      }
      const opacity = Math.round(alpha / ((rows[y + 1]! - rows[y]!) * (columns[x + 1]! - columns[x]!)))
      if (opacity < 255) isOpaque = false
      data[out + 3] = opacity
      if (opacity === 0) continue
      data[out] = Math.round(red / alpha)
      data[out + 1] = Math.round(green / alpha)
      data[out + 2] = Math.round(blue / alpha)
    }
  }
  return { pixels: { data, width, height }, isOpaque }
}

/** Returns where the blocks of a row or column of pixels begin, and its end. A remainder is distributed over the blocks. */
function blocksOf(length: number, factor: number): Uint32Array {
  const count = Math.max(1, Math.floor(length / factor))
  return Uint32Array.from({ length: count + 1 }, (_, block) => Math.floor((block * length) / count))
}

/** Opaque pixels need no alpha channel, which each encoder would otherwise write. */
function transformer({ data, width, height }: Pixels, isOpaque: boolean): Transformer {
  if (!isOpaque) return Transformer.fromRgbaPixels(data, width, height)
  const header = Buffer.from(`P6 ${width} ${height} 255\n`)
  const ppm = Buffer.alloc(header.length + width * height * 3)
  header.copy(ppm)
  for (let from = 0, to = header.length; from < data.length; from += 4, to += 3) {
    ppm[to] = data[from]!
    ppm[to + 1] = data[from + 1]!
    ppm[to + 2] = data[from + 2]!
  }
  return new Transformer(ppm)
}

function layoutOf(colorType: JsColorType): { channels: number; depth: number } {
  switch (colorType) {
    case JsColorType.L8:
      return { channels: 1, depth: 1 }
    case JsColorType.La8:
      return { channels: 2, depth: 1 }
    case JsColorType.Rgb8:
      return { channels: 3, depth: 1 }
    case JsColorType.Rgba8:
      return { channels: 4, depth: 1 }
    case JsColorType.L16:
      return { channels: 1, depth: 2 }
    case JsColorType.La16:
      return { channels: 2, depth: 2 }
    case JsColorType.Rgb16:
      return { channels: 3, depth: 2 }
    case JsColorType.Rgba16:
      return { channels: 4, depth: 2 }
    default:
      throw new Error('Pixels with floating-point values')
  }
}
