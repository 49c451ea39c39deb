import { cpuTimePerRequest } from './cpu-time.mjs'
import { canMeasureRates, pinToServerCore, requestsPerSecond } from './rate.mjs'

/**
 * Measures the CPU cost of one request for the site and a bare server; also the request rates of both and of the other servers, where rates
 * can be measured.
 * @param {string} what
 * @param {{ site, bare, request: import('./cpu-time.mjs').Request, message?: string, others?: Record<string, string> }} sides
 */
export async function compare(what, { site, bare, request, message, others = {} }, table) {
  const { ours, ...beside } = await cpuTimePerRequest({
    ours: { server: site, request },
    bare: { server: bare, request },
  })
  table.add({ what, measure: 'server CPU, ms', ours, beside })
  if (!canMeasureRates || (request.expected ?? 200) >= 400) return

  pinToServerCore([site, bare])
  const elsewhere = Object.entries(others).map(([name, url]) => [name, { url }])
  const sides = {
    ours: { url: site.url + request.path, pid: site.pid, message },
    bare: { url: bare.url + request.path, pid: bare.pid, message },
    ...Object.fromEntries(elsewhere),
  }
  const { ours: rate, ...theirs } = requestsPerSecond(sides)
  table.add({ what, measure: 'requests a second', ours: rate, beside: theirs })
}
