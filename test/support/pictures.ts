import { Transformer } from '@napi-rs/image'
import type { Json } from './search-engines.js'
import type { Agent } from './staff.js'
import type { TestApp } from './test-app.js'
import { until } from './until.js'

type Colour = [red: number, green: number, blue: number]

const red: Colour = [200, 30, 30]
const blue: Colour = [30, 30, 200]

/** Returns a picture whose left half is red and whose right half is blue. Pictures of another width are different ones. */
export function drawPicture(width: number, height: number): Transformer {
  const pixels = Buffer.alloc(width * height * 4, 255)
  for (let at = 0; at < width * height; at++) Buffer.from(at % width < width / 2 ? red : blue).copy(pixels, at * 4)
  return Transformer.fromRgbaPixels(pixels, width, height)
}

export const drawJpeg = (width = 480, height = 320): Buffer => drawPicture(width, height).jpegSync(90)

/** Place that photographs of tests state, as it is in the file: 45° 48' N. */
export const PLACE = Buffer.from([0, 0, 0, 45, 0, 0, 0, 1, 0, 0, 0, 48, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1])

/** Adds EXIF to a JPEG: the orientation, the model of the camera, and where the photograph was taken. */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const entry = (tag: number, type: number, count: number, value: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt16BE(tag, 0)
    head.writeUInt16BE(type, 2)
    head.writeUInt32BE(count, 4)
    return Buffer.concat([head, value])
  }
  const short = (value: number) => Buffer.from([value >> 8, value & 0xff, 0, 0])
  const long = (value: number) => Buffer.from([0, 0, value >> 8, value & 0xff])
  const list = (...entries: Buffer[]) => Buffer.concat([Buffer.from([0, entries.length]), ...entries, long(0)])
  const model = Buffer.from('Tajna kamera\0\0\0\0')
  const placesAt = 8 + (2 + 3 * 12 + 4) + model.length
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
    list(
      entry(0x0110, 2, model.length, long(8 + 2 + 3 * 12 + 4)),
      entry(0x0112, 3, 1, short(orientation)),
      entry(0x8825, 4, 1, long(placesAt)),
    ),
    model,
    list(entry(1, 2, 2, Buffer.from('N\0\0\0')), entry(2, 5, 3, long(placesAt + 2 + 2 * 12 + 4))),
    PLACE,
  ])
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from('Exif\0\0'), tiff])
  segment.writeUInt16BE(segment.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

export const description = {
  'alt.hr': 'Svijetla soba s ležajem',
  'alt.en': 'A bright room with a treatment bed',
} as const

/** Uploads a picture to the API. */
export const sendPicture = (agent: Agent, picture: Buffer, fields: object = description) =>
  agent
    .post('/api/admin/pictures')
    .field({ ...fields })
    .attach('picture', picture, 'DSC_0001.exe')

/** Uploads a picture and waits until its files are ready. */
export async function addPicture(site: TestApp, agent: Agent, picture = drawJpeg()): Promise<Json> {
  const { body } = await sendPicture(agent, picture).expect(201)
  await pictureReady(site, body.id)
  return (await agent.get(`/api/admin/pictures/${body.id}`).expect(200)).body
}

/** Waits until the files of a picture are made. */
export const pictureReady = ({ database }: Pick<TestApp, 'database'>, id: string) =>
  until(async () => {
    const [row] = await database.query<{ state: string }[]>('SELECT state FROM pictures WHERE id = $1', [id])
    return row?.state === 'ready'
  })
