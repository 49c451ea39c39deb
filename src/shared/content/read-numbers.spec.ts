import { readAmount, readNumber } from './read-numbers.js'

describe('readAmount', () => {
  it.each([
    ['80', 80],
    [' 80,5 ', 80.5],
    ['80,50', 80.5],
    ['80.50', 80.5],
    ['0', 0],
  ])('parses %j', (text, amount) => expect(readAmount(text)).toBe(amount))

  it.each(['1e3', '0x10', '', ' ', '1.000', '1,000', '1.000,50', '80,', ',5', '-5', '+5', '80 €', 'Infinity', '１０'])(
    'returns %j unchanged for the server to reject',
    (text) => expect(readAmount(text)).toBe(text),
  )
})

describe('readNumber', () => {
  it('accepts negative numbers and any number of decimals', () => {
    expect(readNumber('-45,81234')).toBe(-45.81234)
    expect(readNumber('1e3')).toBe('1e3')
  })
})
