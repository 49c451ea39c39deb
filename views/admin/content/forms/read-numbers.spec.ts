import { readAmount, readNumber, readOptional } from './read-numbers'

describe('an amount of euros', () => {
  it.each([
    ['80', 80],
    [' 80,5 ', 80.5],
    ['80,50', 80.5],
    ['80.50', 80.5],
    ['0', 0],
  ])('is read from %j', (text, amount) => expect(readAmount(text)).toBe(amount))

  it.each(['1e3', '0x10', '', ' ', '1.000', '1,000', '1.000,50', '80,', ',5', '-5', '+5', '80 €', 'Infinity', '１０'])(
    'is not made of %j, which is left for the server to refuse',
    (text) => expect(readAmount(text)).toBe(text),
  )
})

describe('a number', () => {
  it('may be negative and have as many decimals as it needs', () => {
    expect(readNumber('-45,81234')).toBe(-45.81234)
    expect(readNumber('1e3')).toBe('1e3')
  })

  it('may be left out where that is allowed', () => {
    expect(readOptional(readAmount, ' ')).toBeNull()
    expect(readOptional(readAmount, '12,5')).toBe(12.5)
  })
})
