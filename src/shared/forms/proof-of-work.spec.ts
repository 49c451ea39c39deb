import { isProof } from './proof-of-work.js'

describe('isProof', () => {
  it.each([
    [[0, 0], true],
    [[0, 0b1111], true],
    [[0, 0b10000], false],
    [[1, 0], false],
    [[0], false],
    [[], false],
  ])('reports for %j whether it begins with enough zero bits: %s', (bytes, enough) => {
    expect(isProof(Uint8Array.from(bytes))).toBe(enough)
  })
})
