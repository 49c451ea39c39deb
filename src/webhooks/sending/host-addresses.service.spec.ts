import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import type { Environment } from '#src/platform/config/environment.js'
import { AddressRefused, HostAddressesService } from './host-addresses.service.js'

const A = 1
const CNAME = 5
/** Prefix of names for which the name server does not respond. */
const SILENT = 'silent'
/** Prefix of aliases of a name without addresses. */
const ALIAS = 'alias'
const TTL_AND_LENGTH = [0, 0, 0, 60, 0, 4]

describe('HostAddressesService', () => {
  let server: Socket
  let hosts: HostAddressesService
  /** Address in the responses of the name server. */
  let address: number[]
  let asked: number
  beforeEach(async () => {
    asked = 0
    server = createSocket('udp4').bind(0, '127.0.0.1')
    await once(server, 'listening')
    server.on('message', (query, { port }) => {
      asked++
      if (!query.includes(SILENT)) server.send(answerTo(query, address), port)
    })
    hosts = new HostAddressesService({ webhookPrivateAddresses: false } as Environment)
    hosts.nameServers.setServers([`127.0.0.1:${server.address().port}`])
  })
  afterEach(() => server.close())

  it('queries name servers', async () => {
    address = [8, 8, 8, 8]
    expect(await hosts.find('crm.example.com')).toEqual([{ address: '8.8.8.8', family: 4 }])
  })

  it('rejects private addresses', async () => {
    address = [169, 254, 169, 254]
    await expect(hosts.find('crm.example.com')).rejects.toThrow(AddressRefused)
  })

  it('rejects the alias of a name without addresses', async () => {
    await expect(hosts.find(`${ALIAS}.example.com`)).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })

  it('accepts or rejects IP addresses without a query', async () => {
    expect(await hosts.find('2606:4700::1111')).toEqual([{ address: '2606:4700::1111', family: 6 }])
    await expect(hosts.find('127.0.0.1')).rejects.toThrow(AddressRefused)
    expect(asked).toBe(0)
  })

  it('resolves names while other queries get no response', async () => {
    address = [8, 8, 8, 8]
    const silent = Array.from({ length: 8 }, (_, count) => hosts.find(`${SILENT}${count}.example.com`))
    const lost = Promise.allSettled(silent)
    expect(await hosts.find('crm.example.com')).toEqual([{ address: '8.8.8.8', family: 4 }])
    expect(asked).toBeGreaterThanOrEqual(8)
    hosts.nameServers.cancel()
    expect((await lost).map(({ status }) => status)).toEqual(Array(8).fill('rejected'))
  })
})

/** Returns the response to a query: an alias, an address for an IPv4 query, and empty otherwise. */
function answerTo(query: Buffer, address: number[]): Buffer {
  const end = query.indexOf(0, 12) + 5
  const isFour = query.readUInt16BE(end - 4) === A
  const gone = [0xc0, 12, 0, CNAME, 0, 1, 0, 0, 0, 60, 0, 6, 4, ...Buffer.from('gone'), 0]
  const found = isFour ? [0xc0, 12, 0, A, 0, 1, ...TTL_AND_LENGTH, ...address] : []
  const answer = query.includes(ALIAS) ? gone : found
  const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, answer.length > 0 ? 1 : 0, 0, 0, 0, 0])
  return Buffer.concat([header, query.subarray(12, end), Buffer.from(answer)])
}
