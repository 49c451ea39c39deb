import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import request from 'supertest'
import { movePicturesToDatabase, movePicturesToStore } from '../../../src/pictures/store/move-pictures.js'
import { ObjectRemovalsService } from '../../../src/pictures/store/object-removals.service.js'
import { PictureStore } from '../../../src/pictures/store/picture-store.js'
import { QueueTimersService } from '../../../src/platform/background/queue-timers.service.js'
import { expectLog } from '../../support/expected-log.js'
import { type HostileFault, type ObjectStoreServer, startObjectStore } from '../../support/object-store.js'
import { addPicture, drawJpeg, sendPicture } from '../../support/pictures.js'
import type { Json } from '../../support/search-engines.js'
import { type Agent, owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

describe('store of pictures', () => {
  let store: ObjectStoreServer
  let site: TestApp
  let admin: Agent
  /** Picture that tests of answers share, which change nothing. */
  let shared: Json
  let width = 400
  beforeAll(async () => {
    store = await startObjectStore()
    site = await startTestAdmin({ rateLimitScale: 0, pictureStore: store.settings })
    admin = await signIn(site, owner)
    site.app.get(QueueTimersService).stop('picture_object_removals') // so that only the tests delete objects
    shared = await add()
  })
  afterEach(() => {
    store.fault = undefined
  })
  afterAll(async () => {
    await site.close()
    await store.close()
  })

  /** Adds a picture that is not in the library. */
  const add = () => addPicture(site, admin, drawJpeg(++width, 300))
  const pathOf = (picture: Json, format = 'jpg') => `/media/${picture.name}-${picture.width}.${format}`
  const keysOf = ({ name }: Json) => [...store.objects.keys()].filter((key) => key.startsWith(`${name}-`)).sort()
  const inDatabase = async (picture: Json) =>
    (
      await site.database.query<unknown[]>(
        'SELECT FROM picture_files WHERE picture_id = $1 AND bytes IS NOT NULL AND sha256 IS NULL',
        [picture.id],
      )
    ).length
  const ready = async () => (await request(site.http).get('/health/ready').expect(200)).body
  const remove = (picture: Json) =>
    admin.delete(`/api/admin/pictures/${picture.id}`).set('If-Match', `"${picture.version}"`).expect(204)
  const deleteDue = () => site.app.get(ObjectRemovalsService, { strict: false }).deleteDue()

  it('contains the files of uploaded pictures, which the site serves at the same addresses', async () => {
    const picture = await add()
    const keys = ['avif', 'jpg', 'webp'].flatMap((format) =>
      [400, picture.width as number].map((each) => `${picture.name}-${each}.${format}`),
    )
    expect(keysOf(picture)).toEqual(keys.sort())
    expect(await inDatabase(picture)).toBe(0)
    expect(await site.database.query('SELECT FROM picture_object_removals')).toEqual([])
    const { body, headers } = await request(site.http).get(pathOf(picture)).expect(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(body).toEqual(store.objects.get(pathOf(picture).slice('/media/'.length)))
  })

  it('loses the files of a removed picture, and those that a crash left behind, but none in use', async () => {
    const picture = await add()
    const kept = await add()
    await remove(picture)
    expect(keysOf(picture)).toHaveLength(6)
    store.objects.set('0123456789abcdef01234567-400.jpg', Buffer.from('left'))
    await site.database.query(
      'INSERT INTO picture_object_removals (key) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
      [['0123456789abcdef01234567-400.jpg', ...keysOf(kept)]],
    )
    await deleteDue()
    expect(keysOf(picture)).toEqual([])
    expect(store.objects.has('0123456789abcdef01234567-400.jpg')).toBe(false)
    expect(keysOf(kept)).toHaveLength(6)
    expect(await site.database.query('SELECT FROM picture_object_removals')).toEqual([])
  })

  it('refuses an upload with a problem while it is unavailable, and leaves nothing', async () => {
    expectLog(/picture\.store_unavailable/)
    store.fault = 'status'
    const before = await site.database.query('SELECT id FROM pictures')
    const { body } = await sendPicture(admin, drawJpeg(++width, 300)).expect(503)
    expect(body).toMatchObject({ code: 'picture.store_unavailable' })
    expect(await site.database.query('SELECT id FROM pictures')).toEqual(before)
  })

  it.each([
    ['status', 'jpg'],
    ['truncated', 'webp'],
    ['changed', 'avif'],
  ] as const)(
    'answers 503 for a file that it cannot deliver (%s), and delivers it afterwards (%s)',
    async (fault, format) => {
      expectLog(/picture\.store_unavailable/)
      store.fault = fault
      const { headers } = await request(site.http).get(pathOf(shared, format)).expect(503)
      expect(headers['cache-control'] ?? 'no-store').not.toContain('immutable')
      store.fault = undefined
      await request(site.http).get(pathOf(shared, format)).expect(200)
    },
  )

  it.each([
    ['another secret', { secret: 'wrong' }, 'status 403'],
    ['another region', { region: 'us-east-1' }, 'status 403'],
    ['another host', { url: 'http://127.0.0.1:9/bucket' }, 'PUT probe'],
  ])('fails with %s, and names the reason without the secret', async (_what, changes, reason) => {
    const settings = { ...store.settings, ...changes }
    const error = await new PictureStore(settings).check().catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ name: 'StoreFailure', message: expect.stringContaining(reason) })
    expect(String((error as Error).message)).not.toContain(settings.secret)
  })

  it('fails when it does not answer in time', async () => {
    store.fault = 'silence'
    await expect(new PictureStore(store.settings, 50).check()).rejects.toThrow('TimeoutError')
  })

  it('fails when an answer stops in the middle, even after garbage collection', async () => {
    const [key] = keysOf(shared)
    store.fault = 'stalled'
    const read = new PictureStore(store.settings, 500).get(key!, Buffer.alloc(32))
    const collecting = setInterval(collectGarbage, 20)
    await expect(read.finally(() => clearInterval(collecting))).rejects.toThrow('TimeoutError')
  }, 20_000)

  it.each<[HostileFault, RegExp]>([
    ['endless', /more than 16000000 bytes/],
    ['compressed', /more than 16000000 bytes/],
    ['endlessRefusal', /status 500/],
    ['redirect', /TypeError/],
    ['entities', /status 403/],
    ['headers', /UND_ERR_HEADERS_OVERFLOW/],
    ['drip', /TimeoutError/],
  ])(
    'fails within little memory when its answers are hostile (%s)',
    async (fault, reason) => {
      store.fault = fault
      collectGarbage()
      const before = process.memoryUsage().rss
      const client = new PictureStore(store.settings, fault === 'drip' ? 300 : 60_000)
      const [key] = keysOf(shared)
      for (const act of [() => client.get(key!, Buffer.alloc(32)), () => client.check(), () => client.delete(key!)])
        await expect(act()).rejects.toThrow(reason)
      expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
      expect(store.objects.has(key!)).toBe(true)
    },
    90_000,
  )

  it('delays no other page while it answers a byte at a time', async () => {
    expectLog(/picture\.store_unavailable/)
    const pictures = [await add(), await add()]
    store.fault = 'drip'
    const waiting = pictures.flatMap((picture) =>
      ['jpg', 'webp', 'avif'].map((format) =>
        request(site.http)
          .get(pathOf(picture, format))
          .then(({ status }) => status),
      ),
    )
    let isWaiting = true
    const statuses = Promise.all(waiting).finally(() => (isWaiting = false))
    for (const path of ['/', '/kontakt', '/api/locations']) await request(site.http).get(path).expect(200)
    expect(isWaiting).toBe(true)
    store.cutOff() // they would wait for the time limit of the site otherwise
    expect(await statuses).toEqual(Array<number>(6).fill(503))
  }, 60_000)

  it('is named by the readiness probe while it fails, which stays successful', async () => {
    expect(await ready()).toEqual({ status: 'ok' })
    const broken = await startTestAdmin({ pictureStore: { ...store.settings, secret: 'wrong' } })
    const { body } = await request(broken.http).get('/health/ready').expect(200)
    await broken.close()
    expect(body).toEqual({ status: 'ok', degraded: ['pictures'] })
  })

  it('receives the files of the database and returns them, and continues after a failure', async () => {
    const picture = await add()
    const client = new PictureStore(store.settings)
    const before = new Map(store.objects)
    await movePicturesToDatabase(site.database, client)
    expect(await inDatabase(picture)).toBe(6)
    expect(keysOf(picture)).toEqual([])
    await request(site.http).get(pathOf(picture)).expect(200)

    let puts = 0
    const put = client.put.bind(client)
    client.put = (key, bytes) => (++puts === 4 ? Promise.reject(new Error('cut')) : put(key, bytes))
    await expect(movePicturesToStore(site.database, client)).rejects.toThrow('cut')
    await movePicturesToStore(site.database, client)
    expect(await inDatabase(picture)).toBe(0)
    for (const key of keysOf(picture)) expect(store.objects.get(key)).toEqual(before.get(key))
    expect(keysOf(picture)).toHaveLength(6)
    await request(site.http).get(pathOf(picture, 'webp')).expect(200)
  })
})
