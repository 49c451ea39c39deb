import { readFileSync } from 'node:fs'
import { PictureFault } from '../../../src/pictures/upload/picture-fault.js'
import { inspectPicture } from '../../../src/pictures/upload/picture-header.js'
import { drawJpeg, drawPicture, withExif } from '../../support/pictures.js'

const published = (extension: string) => readFileSync(`client/public/pictures/about-768.${extension}`)
const png = drawPicture(30, 20).pngSync()

/** Returns the code of the fault of a file. */
function faultOf(bytes: Buffer): string | undefined {
  try {
    inspectPicture(bytes)
  } catch (error) {
    return (error as PictureFault).code
  }
  return undefined
}

/** Returns a copy with some bytes replaced. */
function changed(bytes: Buffer, at: number, replacement: number[]): Buffer {
  const copy = Buffer.from(bytes)
  copy.set(replacement, at)
  return copy
}

const chunk = (type: string, content: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)])
}

/** JPEG with a comment segment. */
function withComment(comment: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  return Buffer.concat([
    drawJpeg().subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment),
    drawJpeg().subarray(2),
  ])
}

/** End record of a ZIP archive. */
function archiveEnd(comment = ''): Buffer {
  const record = Buffer.alloc(22)
  record.write('PK\x05\x06', 'latin1')
  record.writeUInt16LE(comment.length, 20)
  return Buffer.concat([record, Buffer.from(comment)])
}

/** PNG whose header states a size that its content does not have. */
const bomb = changed(png, 16, [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff])

/** AVIF whose header states a size of 26 megapixels. */
function largeAvif(): Buffer {
  const bytes = Buffer.from(published('avif'))
  const at = bytes.indexOf('ispe')
  bytes.writeUInt32BE(6500, at + 8)
  bytes.writeUInt32BE(4000, at + 12)
  return bytes
}

describe('inspectPicture', () => {
  it.each([
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ])('reads type and size of .%s', (extension, type) => {
    expect(inspectPicture(published(extension))).toEqual({ type, width: 768, height: 480, orientation: 1 })
  })

  it('reads a PNG, a lossless WebP, and one with transparency', () => {
    expect(inspectPicture(png)).toEqual({ type: 'image/png', width: 30, height: 20, orientation: 1 })
    expect(inspectPicture(drawPicture(30, 20).webpLosslessSync())).toMatchObject({ width: 30, height: 20 })
    expect(inspectPicture(drawPicture(300, 200).opacity(0.5).webpSync(70))).toMatchObject({ width: 300, height: 200 })
  })

  it.each([1, 3, 6, 8])('reads the orientation %d of EXIF', (orientation) => {
    expect(inspectPicture(withExif(drawJpeg(), orientation))).toMatchObject({ width: 480, height: 320, orientation })
  })

  it('ignores an invalid orientation, and the film of a motion photo behind the picture', () => {
    expect(inspectPicture(withExif(drawJpeg(), 9)).orientation).toBe(1)
    const film = Buffer.concat([chunk('ftyp', Buffer.from('mp42')), Buffer.alloc(2000, 'PK\x05\x06')])
    expect(inspectPicture(Buffer.concat([drawJpeg(), film]))).toMatchObject({ type: 'image/jpeg', width: 480 })
  })

  it.each([
    ['a web page behind it', Buffer.concat([drawJpeg(), Buffer.from('<SCRIPT>alert(1)</SCRIPT>')])],
    ['a program in its comment', withComment('<?php echo 1; ?>')],
    ['a PDF in its comment', withComment('%PDF-1.7 1 0 obj')],
    ['an archive behind it', Buffer.concat([drawJpeg(), archiveEnd()])],
    ['an archive with a comment behind it', Buffer.concat([png, archiveEnd('some comment'), Buffer.from('!')])],
  ])('refuses a picture with %s', (_name, bytes) => {
    expect(faultOf(bytes)).toBe('picture.foreign')
  })

  it.each([
    ['picture.empty', 'an empty file', Buffer.alloc(0)],
    ['picture.type', 'a file of one byte', Buffer.from('a')],
    ['picture.type', 'an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['picture.type', 'a GIF', Buffer.from(`GIF89a${'\0'.repeat(40)}`)],
    ['picture.type', 'a PDF', Buffer.from(`%PDF-1.7 ${' '.repeat(40)}`)],
    ['picture.heic', 'a HEIC', Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(40)}`, 'latin1')],
    ['picture.tooManyPixels', 'a decompression bomb', bomb],
    ['picture.tooManyPixels', 'an AVIF that its decoder would need 800 MB for', largeAvif()],
    ['picture.animated', 'an AVIF with a track', Buffer.concat([published('avif'), Buffer.from('\0\0\0\x08moov')])],
    [
      'picture.animated',
      'an animated PNG',
      Buffer.concat([png.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), png.subarray(33)]),
    ],
    ['picture.damaged', 'a truncated JPEG', drawJpeg().subarray(0, -40)],
    ['picture.damaged', 'a truncated PNG', png.subarray(0, -20)],
    ['picture.damaged', 'a truncated WebP', published('webp').subarray(0, -20)],
    ['picture.damaged', 'a truncated AVIF', published('avif').subarray(0, 200)],
    [
      'picture.damaged',
      'a JPEG without a frame',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xd9]), Buffer.alloc(40)]),
    ],
    ['picture.damaged', 'a JPEG of zeros', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(40)])],
    ['picture.damaged', 'a PNG without a header', changed(png, 12, [0, 0, 0, 0])],
    ['picture.damaged', 'a PNG without width', changed(png, 16, [0, 0, 0, 0])],
  ])('refuses as %s %s', (code, _what, bytes) => {
    expect(faultOf(bytes)).toBe(code)
  })

  it('ends for every truncation of every format', () => {
    for (const bytes of [drawJpeg(), png, published('webp'), published('avif')])
      for (let length = 0; length < Math.min(bytes.length, 3000); length += 7)
        expect(() => inspectPicture(bytes.subarray(0, length))).toThrow(PictureFault)
  })
})
