import { createHash } from 'node:crypto'
import { isProof } from '../src/shared/forms/proof-of-work'
import { prove } from './prove'

describe('a challenge', () => {
  it('is answered by what hashes to enough zero bits and begins with it', async () => {
    const answer = await prove('a-challenge')
    expect(answer).toMatch(/^a-challenge\.\d+$/)
    expect(isProof(createHash('sha256').update(answer).digest())).toBe(true)
  })
})
