import { readExifOrientation } from './exif-orientation.js'
import { readIccProfile } from './icc-profile.js'
import { PictureFault } from './picture-fault.js'
import type { PictureHeader } from './picture-header.js'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const APP1 = 0xe1
const APP2 = 0xe2
const EXIF = 'Exif\0\0'
const ICC = 'ICC_PROFILE\0'
/** Components of CMYK. */
const FOUR = 4

/** Frame headers (SOF0 to SOF15) of all codings; C4, C8 and CC are other segments. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * Reads a JPEG (ITU-T T.81, annex B) up to its end marker, which a truncated file lacks: decoders fill the rest with grey.
 * @throws PictureFault
 */
export function inspectJpeg(bytes: Buffer): PictureHeader {
  let size: Pick<PictureHeader, 'width' | 'height'> | undefined
  let orientation = 1
  const profile: Buffer[] = []
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new PictureFault('picture.damaged')
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      at++ // fill byte
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const segment = bytes.subarray(at + 4, end)
    if (isFrame(marker)) {
      size = { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3) }
      if (segment.readUInt8(5) === FOUR) throw new PictureFault('picture.cmyk')
    }
    if (marker === APP1 && segment.toString('latin1', 0, EXIF.length) === EXIF)
      orientation = readExifOrientation(segment.subarray(EXIF.length))
    // A profile is divided into numbered parts (ICC.1:2022, annex B.4).
    if (marker === APP2 && segment.toString('latin1', 0, ICC.length) === ICC)
      profile[segment.readUInt8(ICC.length)] = segment.subarray(ICC.length + 2)
    at = end
    if (marker !== START_OF_SCAN) continue
    at = endOfScan(bytes, at)
    if (bytes[at + 1] === END_OF_IMAGE) break
  }
  if (!size || bytes[at] !== 0xff || bytes[at + 1] !== END_OF_IMAGE) throw new PictureFault('picture.damaged')
  return { type: 'image/jpeg', ...size, orientation, colours: readIccProfile(Buffer.concat(profile.filter(Boolean))) }
}

/** Returns the position of the first marker after compressed data: neither a stuffed byte nor a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1]
    const isData = marker === 0 || marker === 0xff || (marker !== undefined && marker >= 0xd0 && marker <= 0xd7)
    if (!isData) return at
  }
  throw new PictureFault('picture.damaged')
}
