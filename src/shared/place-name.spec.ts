import { isPlaceName, toPlaceName } from './place-name.js'

describe('isPlaceName', () => {
  it.each(['split', 'stari grad', 'stari-grad', 'žminj', "l'aquila", 'l’aquila', 'x', 'a'.repeat(40)])(
    'accepts %s',
    (segment) => {
      expect(isPlaceName(segment)).toBe(true)
    },
  )

  it.each([
    '',
    ' split',
    '-split',
    'zagreb-2',
    'evil.example',
    'a@b',
    'a:b',
    'a,b',
    'a_b',
    '<b>',
    'a"b',
    'a&b',
    'a$&b',
    'москва',
    'αθήνα',
    'split\n',
    'split\u202Ea',
    'ⅷ',
    'a'.repeat(41),
  ])('rejects %j', (segment) => {
    expect(isPlaceName(segment)).toBe(false)
  })
})

describe('toPlaceName', () => {
  it.each([
    ['stari-grad', 'Stari Grad'],
    ['žminj', 'Žminj'],
    ["l'aquila", "L'aquila"],
  ])('converts %s to %s', (segment, name) => {
    expect(toPlaceName(segment)).toBe(name)
  })
})
