import { inflateSync } from 'node:zlib'
import { readCodedColours, readGamma } from './coded-colours.js'
import type { ColourConversion } from './colour-conversion.js'
import { readExifOrientation } from './exif-orientation.js'
import { readIccProfile } from './icc-profile.js'
import { PictureFault } from './picture-fault.js'
import type { PictureHeader } from './picture-header.js'

/** Reads the chunks of a PNG up to its end (W3C PNG, third edition). @throws PictureFault */
export function inspectPng(bytes: Buffer): PictureHeader {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new PictureFault('picture.damaged')
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  let orientation = 1
  const chunks = new Map<string, Buffer>()
  for (let at = 8; ;) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (at + 12 + length > bytes.length) throw new PictureFault('picture.damaged')
    if (type === 'acTL') throw new PictureFault('picture.animated')
    if (colourChunks.includes(type)) chunks.set(type, bytes.subarray(at + 8, at + 8 + length))
    if (type === 'eXIf') orientation = readExifOrientation(bytes.subarray(at + 8, at + 8 + length))
    if (type === 'IEND') break
    at += 12 + length
  }
  return { type: 'image/png', ...size, orientation, colours: coloursOf(chunks) }
}

/** Chunks that state colours, by precedence. */
const colourChunks = ['cICP', 'iCCP', 'sRGB', 'gAMA']

function coloursOf(chunks: Map<string, Buffer>): ColourConversion | undefined {
  const coded = chunks.get('cICP')
  if (coded) return readCodedColours(coded.readUInt8(0), coded.readUInt8(1))
  const profile = chunks.get('iCCP')
  if (profile) return readIccProfile(inflateProfile(profile))
  const gamma = chunks.get('gAMA')
  return gamma && !chunks.has('sRGB') ? readGamma(gamma.readUInt32BE(0)) : undefined
}

/** Maximum size of a profile; those of printers with their tables are smaller. */
const MAX_PROFILE_BYTES = 8_000_000

/** Returns the compressed profile behind its name; an empty one if it is damaged. */
function inflateProfile(chunk: Buffer): Buffer {
  try {
    return inflateSync(chunk.subarray(chunk.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE_BYTES })
  } catch {
    return Buffer.alloc(0)
  }
}
