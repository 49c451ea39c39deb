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

const MAX_WIDTH = Math.max(...pictureWidths)

/** Quality of a picture that is sent, from 0 to 100: it is not enlarged, and shown in full. */
const COPY_QUALITY = 88

/** Quality from 0 to 100, chosen by sight: docs/decisions/0035-pictures-of-the-owner.md. */
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
 * Decodes an uploaded picture, turns it upright and scales it down. Only pixels remain: EXIF with the place of the photograph,
 * colour profiles, thumbnails and anything behind the picture are left out.
 */
export function createMaster(upload: Buffer, orientation: number): Master {
  const isTurned = orientation > 4
  const { pixels, isOpaque } = decode(upload, isTurned)
  const size = fitted(isTurned ? { width: pixels.height, height: pixels.width } : pixels)
  const png = transformer(pixels, isOpaque)
    .rotate(orientation)
    .resize({ ...size, fit: ResizeFit.Fill, filter: ResizeFilterType.Lanczos3 })
    .pngSync({ compressionType: CompressionType.Fast })
  return { png, ...size }
}

/** Format of a copy that is sent. */
export type CopyFormat = 'jpg' | 'png'

/** Encodes an uploaded picture again, as `createMaster` decodes it. */
export function createCopy(upload: Buffer, orientation: number, format: CopyFormat): Buffer {
  const { png } = createMaster(upload, orientation)
  const picture = new Transformer(png)
  return format === 'jpg'
    ? picture.jpegSync(COPY_QUALITY)
    : picture.pngSync({ compressionType: CompressionType.Best, filterType: FilterType.Adaptive })
}

/** Encodes the files of a picture: every width in every format. */
export function* deriveFiles({ png, width }: Pick<Master, 'png' | 'width'>): Generator<DerivedFile> {
  for (const target of widthsOf({ width }))
    for (const format of pictureFormats) yield { width: target, format, bytes: encode(png, width, target, format) }
}

function encode(png: Buffer, width: number, target: number, format: PictureFormat): Buffer {
  const picture = new Transformer(png)
  if (target < width) {
    const height = Math.max(1, Math.round((picture.metadataSync().height * target) / width))
    picture.resize({ width: target, height, filter: ResizeFilterType.Lanczos3, fit: ResizeFit.Fill })
  }
  if (format === 'webp') return picture.webpSync(QUALITY.webp)
  if (format === 'jpg') return picture.jpegSync(QUALITY.jpg)
  return picture.avifSync({
    ...{ quality: QUALITY.avif, alphaQuality: QUALITY.avif, speed: AVIF_SPEED },
    ...{ threads: 1, chromaSubsampling: ChromaSubsampling.Yuv420 },
  })
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

/** Averages squares of pixels. Transparent pixels become white, because JPEG has no transparency. */
function reduce(source: Pixels, channels: number, depth: number, factor: number) {
  const width = Math.floor(source.width / factor)
  const height = Math.floor(source.height / factor)
  const data = Buffer.alloc(width * height * 4, 255)
  const area = factor * factor
  const step = channels * depth
  const offset = depth - 1 // the high byte of 16 bits: pixels are little-endian
  const isGrey = channels < 3
  const hasAlpha = channels % 2 === 0
  let isOpaque = true
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < width; x++, out += 4) {
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0
        for (let row = 0; row < factor; row++) {
          let at = ((y * factor + row) * source.width + x * factor) * step + channel * depth + offset
          for (let column = 0; column < factor; column++, at += step) sum += source.data[at]!
        }
        const mean = Math.round(sum / area)
        const isAlpha = hasAlpha && channel === channels - 1
        if (isAlpha) data[out + 3] = mean
        else if (isGrey) data.fill(mean, out, out + 3)
        else data[out + channel] = mean
      }
      if (data[out + 3] === 255) continue
      isOpaque = false
      if (data[out + 3] === 0) data.fill(255, out, out + 3)
    }
  }
  return { pixels: { data, width, height }, isOpaque }
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
