import { readExifOrientation } from './exif-orientation.js'
import { readIccProfile } from './icc-profile.js'
import { PictureFault } from './picture-fault.js'
import type { PictureHeader } from './picture-header.js'

const EXIF = 'Exif\0\0'

/** Reads the chunks of a WebP file (RFC 9649). @throws PictureFault */
export function inspectWebp(bytes: Buffer): PictureHeader {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length + 1) throw new PictureFault('picture.damaged') // the last byte may be padding that is missing
  let size: Pick<PictureHeader, 'width' | 'height'> | undefined
  let orientation = 1
  let profile: Buffer | undefined
  for (let at = 12; at + 8 <= end;) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const chunk = bytes.subarray(at + 8, at + 8 + length)
    if (chunk.length < length) throw new PictureFault('picture.damaged')
    if (type === 'ANIM' || type === 'ANMF') throw new PictureFault('picture.animated')
    size ??= sizeIn(type, chunk)
    if (type === 'ICCP') profile ??= chunk
    if (type === 'EXIF') orientation = readExifOrientation(withoutPrefix(chunk))
    at += 8 + length + (length % 2)
  }
  if (!size) throw new PictureFault('picture.damaged')
  return { type: 'image/webp', ...size, orientation, colours: profile && readIccProfile(profile) }
}

function sizeIn(type: string, chunk: Buffer): Pick<PictureHeader, 'width' | 'height'> | undefined {
  switch (type) {
    case 'VP8X':
      return { width: 1 + chunk.readUIntLE(4, 3), height: 1 + chunk.readUIntLE(7, 3) }
    case 'VP8 ':
      return { width: chunk.readUInt16LE(6) & 0x3fff, height: chunk.readUInt16LE(8) & 0x3fff }
    case 'VP8L': {
      const bits = chunk.readUInt32LE(1)
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    }
    default:
      return undefined
  }
}

/** Some programs write the prefix that EXIF has in JPEG. */
const withoutPrefix = (chunk: Buffer) =>
  chunk.toString('latin1', 0, EXIF.length) === EXIF ? chunk.subarray(EXIF.length) : chunk
