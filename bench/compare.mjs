import autocannon from 'autocannon'

const WARM_UP_SECONDS = 8 // until the compiler has seen enough of either
const ROUNDS = 5
const SECONDS = 3

/**
 * Loads both in turns and prints median requests per second and the ratio.
 * @param {string} title
 * @param {import('autocannon').Options} ours
 * @param {import('autocannon').Options} bare
 */
export async function compare(title, ours, bare) {
  await load(ours, WARM_UP_SECONDS)
  await load(bare, WARM_UP_SECONDS)
  const rates = { ours: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    rates.ours.push(await load(ours, SECONDS))
    rates.bare.push(await load(bare, SECONDS))
  }
  const [mine, theirs] = [median(rates.ours), median(rates.bare)]
  console.log(`${title}: ${mine}/s beside ${theirs}/s bare, ratio ${(mine / theirs).toFixed(2)}`)
}

async function load(options, duration) {
  const { requests, non2xx, errors } = await autocannon({ connections: 20, ...options, duration })
  if (non2xx || errors) throw new Error(`${options.url}: ${non2xx} answers were no success, ${errors} failed`)
  return requests.average
}

function median(values) {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)])
}
