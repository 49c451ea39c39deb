import { MAX_AVIF_PIXELS, MAX_PIXELS, type UploadType } from '#src/shared/pictures/picture-upload.js'
import type { ColourConversion } from './colour-conversion.js'
import { hasForeignContent } from './foreign-content.js'
import { inspectAvif } from './inspect-avif.js'
import { inspectJpeg } from './inspect-jpeg.js'
import { inspectPng } from './inspect-png.js'
import { inspectWebp } from './inspect-webp.js'
import { PictureFault } from './picture-fault.js'

/** Properties of a picture, from its bytes. */
export interface PictureHeader {
  type: UploadType
  /** Size in pixels as stored, before the orientation is applied. */
  width: number
  height: number
  /** Orientation of EXIF, from 1 to 8: https://exiftool.org/TagNames/EXIF.html */
  orientation: number
  /** Absent for the colours of sRGB. */
  colours?: ColourConversion
}

/** Formats by their first bytes. SVG, GIF, TIFF and others match none. */
const formats: { matches: (bytes: Buffer) => boolean; inspect: (bytes: Buffer) => PictureHeader }[] = [
  { matches: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff, inspect: inspectJpeg },
  { matches: (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n', inspect: inspectPng },
  {
    matches: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
    inspect: inspectWebp,
  },
  { matches: (bytes) => isBrand(bytes, /^(avif|avis)$/), inspect: inspectAvif },
]

/** Shortest file that is read; smaller ones are no pictures. */
const MIN_BYTES = 32

/**
 * Reads type, size and orientation of a picture without decoding it. Its name and the declared type are ignored.
 * @throws PictureFault
 */
export function inspectPicture(bytes: Buffer): PictureHeader {
  if (bytes.length === 0) throw new PictureFault('picture.empty')
  if (bytes.length < MIN_BYTES) throw new PictureFault('picture.type')
  const header = formats.find(({ matches }) => matches(bytes))
  if (!header) throw new PictureFault(isBrand(bytes, HEIC) ? 'picture.heic' : 'picture.type')
  const read = inspect(header.inspect, bytes)
  if (read.width < 1 || read.height < 1) throw new PictureFault('picture.damaged')
  const maxPixels = read.type === 'image/avif' ? MAX_AVIF_PIXELS : MAX_PIXELS
  if (read.width * read.height > maxPixels) throw new PictureFault('picture.tooManyPixels', maxPixels)
  if (hasForeignContent(bytes)) throw new PictureFault('picture.foreign')
  return read
}

/** Brands of HEIF files whose pictures are coded with HEVC. */
const HEIC = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/

/** Checks the brands of an ISO base media file (ISO/IEC 14496-12): the major one and the compatible ones. */
function isBrand(bytes: Buffer, brand: RegExp): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length)
  for (let at = 8; at + 4 <= end; at += 4) if (brand.test(bytes.toString('latin1', at, at + 4))) return true
  return false
}

/** A read beyond the end of the bytes means that the file is truncated. */
function inspect(read: (bytes: Buffer) => PictureHeader, bytes: Buffer): PictureHeader {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof RangeError) throw new PictureFault('picture.damaged')
    throw error
  }
}
