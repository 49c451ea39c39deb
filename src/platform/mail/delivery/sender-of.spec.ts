import { senderOf } from './sender-of.js'

const usual = { name: 'Biorezonanca', address: 'info@example.com' }
const centre = { name: 'Biorezonanca Zagreb', address: 'zagreb@Example.com' }

describe('senderOf', () => {
  it('returns the usual sender for a letter without its own', () => {
    expect(senderOf({}, usual, 1)).toEqual(usual)
  })

  it('returns an address of the same domain for the first attempt only', () => {
    expect(senderOf({ from: centre }, usual, 1)).toEqual(centre)
    expect(senderOf({ from: centre }, usual, 2)).toEqual({ ...centre, address: usual.address })
  })

  it('returns only the name of a sender of another domain', () => {
    const from = { ...centre, address: 'zagreb@example.org' }
    expect(senderOf({ from }, usual, 1)).toEqual({ ...centre, address: usual.address })
  })
})
