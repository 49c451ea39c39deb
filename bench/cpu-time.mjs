import { createRequire } from 'node:module'
import { median } from './statistics.mjs'

const autocannon = createRequire(new URL('../tools/package.json', import.meta.url))('autocannon')

const WARM_UP_SECONDS = 6 // until the JIT compiler has optimised
const ROUNDS = 5
const SECONDS = 3

/**
 * Measures the CPU cost of one request on alternating servers, independent of the client's speed.
 * @param {Record<string, { server: { url: string, cpu: () => Promise<number> }, request: Request }>} sides
 * @returns {Promise<Record<string, number>>} CPU milliseconds per request, the median of the rounds
 */
export async function cpuTimePerRequest(sides) {
  const costs = Object.fromEntries(Object.keys(sides).map((name) => [name, []]))
  for (const side of Object.values(sides)) await load(side, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, side] of Object.entries(sides)) {
      const before = await side.server.cpu()
      const requests = await load(side, SECONDS)
      costs[name].push(((await side.server.cpu()) - before) / requests)
    }
  }
  return Object.fromEntries(Object.entries(costs).map(([name, values]) => [name, median(values)]))
}

async function load({ server, request }, duration) {
  const { path = '', expected = 200, ...options } = request
  const result = await autocannon({ url: server.url + path, connections: 20, ...options, duration })
  const { total } = result.requests
  const answered = result.statusCodeStats[expected]?.count ?? 0
  if (result.errors || answered < total) throw new Error(`${server.url}${path}: ${total - answered} of ${total} failed`)
  return total
}
