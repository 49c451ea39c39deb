import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { EncoderFailure, PictureEncoderService } from '../../../src/pictures/encoding/picture-encoder.service.js'
import { inspectPicture } from '../../../src/pictures/upload/picture-header.js'
import { MAX_UPLOAD_BYTES } from '../../../src/shared/pictures/picture-upload.js'
import { drawJpeg } from '../../support/pictures.js'

/** AVIF picture of 16000 x 12000 pixels (192 megapixels) whose header states 100 x 100. */
const lyingAvif = brotliDecompressSync(
  Buffer.from(
    [
      'G4UYIMZAOmuSk7g9++3UKfOwPHC6/SN0cR+8iSZ+7qWL0dOjWpZjSNEFDVgiLnWnFyn16nR2KFRcBBCq7tJTsG5cDQCcNFJSojNMXbdEKgHI2O',
      '8bWURTrFZp6IRwwRVd0DdwOVLSWS13MZJklsgNZkWZKO9SEMWG/TrA6QZoEsjWddufAEo5N6FElCn/ck1FoSasW6r04ukYxNDIEzCk3EkFEumK',
      'j3XtYQAFUQ5z0Ukk52ZFhXnpyTsLVeWcUkxdBe/BqQkLWybgcWTdpLKBRTjloTAbOpkUhh6gPj3ARrzFAQlSSOAsm3XtUZZPdm01zzUKlUaulu',
      'YquELkrmUqt9oON3DWqWcuG4ERzIWR/aZCQSwJHWwJakmshtkA3jeNStbFHfa2Id/79d/df2ix7JWbKw4AA1D5bZjisf2OWZ0n7rkxamOXJ3fL',
      'izfmjvfbvTv+f6/2E46sbNX17K2eP72D57RtOPuCTecxcU+mJYZ+l7V94d6hpfLosg5tyZu3uRu3HoUKdfkVhw+QjbjcsEfHcVPL7CaJU0meCz',
      'p073KCgi57E51x9nqUlzv+uPvQRcSgf9acDHC1Lva8XDccMH0bdvX39n2PpYiG6bca32/edBEctkbZvP43aeP39bFN6k2d2mPwML0wXlGfttky',
      'eUc/SVcdYrrjzlps88ge8vpTV6g+NzGe/TNS9zf3YX631vZ1AhPyTre1GzfgzPHYE+eKt7y54EIPuJ536PuEFVxxCBpgMniOfLuLJa/u+hldun',
      '2cPHv/pvnRssXnq+b775Zqr1tyS/4y6MPoHrsBAKv3Alr3cfhNGGDsxjfIdsPbAwA=',
    ].join(''),
    'base64',
  ),
)

const box = (type: string, content = Buffer.alloc(0)) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(8 + content.length)
  return Buffer.concat([length, Buffer.from(type), content])
}
const avifType = box('ftyp', Buffer.from('avif\0\0\0\0avif'))
const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0])
const fill = (start: Buffer, unit: Buffer, end = Buffer.alloc(0)) =>
  Buffer.concat([start, Buffer.alloc(MAX_UPLOAD_BYTES - start.length - end.length, unit), end])

/** Returns the memory of the child processes of this one, in bytes. */
function memoryOfChildren(): number {
  let bytes = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === process.pid)
        bytes += 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
    } catch {
      // ended meanwhile
    }
  return bytes
}

describe('picture bomb', () => {
  it.each([
    ['of three million boxes', fill(avifType, box('free'))],
    [
      'of three million boxes within one',
      Buffer.concat([avifType, box('meta', Buffer.concat([Buffer.alloc(4), Buffer.alloc(24_000_000, box('free'))]))]),
    ],
    ['of six million segments', fill(jpegStart, Buffer.from([0xff, 0xfe, 0, 2]))],
    ['of six million scans', fill(jpegStart, Buffer.from([0xff, 0xda, 0, 2]), Buffer.from([0xff, 0xd9]))],
    ['of twelve million stuffed bytes', fill(jpegStart, Buffer.from([0xff, 0xda, 0, 2, 0xff, 0]))],
    ['of fill bytes', fill(jpegStart, Buffer.from([0xff]))],
  ])('%s occupies neither the site nor memory for long', (_what, bytes) => {
    const before = process.memoryUsage().rss
    const begun = performance.now()
    try {
      inspectPicture(bytes)
    } catch {
      // refused
    }
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  const onLinux = process.platform === 'linux' ? it : it.skip
  onLinux(
    'that states a small size ends the process that decodes it at 1.2 GB',
    async () => {
      expect(inspectPicture(lyingAvif)).toMatchObject({ width: 100, height: 100 })
      const encoder = new PictureEncoderService()
      let most = 0
      const watch = setInterval(() => (most = Math.max(most, memoryOfChildren())), 20)
      await expect(encoder.createMaster(lyingAvif, { orientation: 1 })).rejects.toThrow(EncoderFailure)
      clearInterval(watch)
      expect(most).toBeLessThan(1_700_000_000)
      expect(await encoder.createMaster(drawJpeg(), { orientation: 1 })).toMatchObject({ width: 480 })
    },
    60_000,
  )
})
