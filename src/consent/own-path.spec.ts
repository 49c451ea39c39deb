import { ownPath } from './own-path.js'

describe('ownPath', () => {
  it.each([
    ['/kontakt', '/kontakt'],
    ['/franšiza', '/fran%C5%A1iza'],
    ['/kontakt?lang=en', '/kontakt?lang=en'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['/.//elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['http://', '/'],
    [undefined, '/'],
    [['/a', '/b'], '/'],
  ])('converts %s to %s', (back, expected) => {
    expect(ownPath(back)).toBe(expected)
  })
})
