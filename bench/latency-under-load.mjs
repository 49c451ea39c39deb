import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { message } from './contact-post.mjs'
import { canMeasureRates, postAside } from './rate.mjs'
import { median } from './statistics.mjs'

const SECONDS = 10
const PAUSE_MS = 10

/** Compares how soon a visitor gets the cached home page while 50 others post messages, and while nobody does. */
export async function benchLatencyUnderLoad({ url }, table) {
  if (!canMeasureRates) return
  await sample(url, 3) // warm-up
  const idle = await sample(url, SECONDS)
  const posted = postAside({ url: `${url}/api/contact`, message }, SECONDS + 2)
  await pause(1000)
  const busy = await sample(url, SECONDS)
  await posted
  table.add({ what: 'cached home page while 50 post', measure: 'last byte, ms, median', ours: busy, beside: { idle } })
}

async function sample(url, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(PAUSE_MS))
    times.push(await timeOf(url, agent))
  agent.destroy()
  return median(times)
}

function timeOf(url, agent) {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (response) =>
      response.resume().on('end', () => resolve(performance.now() - begun)),
    )
    request.on('error', reject)
  })
}
