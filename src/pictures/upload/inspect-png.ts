import { readExifOrientation } from './exif-orientation.js'
import { PictureFault } from './picture-fault.js'
import type { PictureHeader } from './picture-header.js'

/** Reads the chunks of a PNG up to its end (W3C PNG, third edition). @throws PictureFault */
export function inspectPng(bytes: Buffer): PictureHeader {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new PictureFault('picture.damaged')
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  let orientation = 1
  for (let at = 8; ;) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (at + 12 + length > bytes.length) throw new PictureFault('picture.damaged')
    if (type === 'acTL') throw new PictureFault('picture.animated')
    if (type === 'eXIf') orientation = readExifOrientation(bytes.subarray(at + 8, at + 8 + length))
    if (type === 'IEND') break
    at += 12 + length
  }
  return { type: 'image/png', ...size, orientation }
}
