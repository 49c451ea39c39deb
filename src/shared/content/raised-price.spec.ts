import { parsePercent, raisedPrice } from './raised-price.js'

describe('raisedPrice', () => {
  it.each([
    [80, 5, 84],
    [60, 4, 62],
    [50, 5, 53],
    [85.5, 5, 90],
    [49.9, 3.5, 52],
    [150, -10, 135],
    [0, 10, 0],
    [0.4, 5, 1],
  ])('raises %d by %d percent to %d in whole euros', (price, percent, raised) => {
    expect(raisedPrice(price, percent)).toBe(raised)
  })
})

describe('parsePercent', () => {
  it.each([
    ['5', 5],
    [' 3,5 % ', 3.5],
    ['-2.5', -2.5],
    ['−10', -10],
    ['100', 100],
    ['100,1', undefined],
    ['-91', undefined],
    ['5,25', undefined],
    ['pet', undefined],
    ['', undefined],
  ])('parses %p as %p', (text, percent) => {
    expect(parsePercent(text)).toBe(percent)
  })
})
