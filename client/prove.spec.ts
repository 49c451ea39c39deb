import { createHash } from 'node:crypto'
import { isProof } from '#src/shared/forms/proof-of-work'
import { prove } from './prove'

describe('proof of work', () => {
  it('finds an answer that starts with the challenge and hashes to enough zero bits', async () => {
    const answer = await prove('a-challenge')
    expect(answer).toMatch(/^a-challenge\.\d+$/)
    expect(isProof(createHash('sha256').update(answer).digest())).toBe(true)
  })
})
