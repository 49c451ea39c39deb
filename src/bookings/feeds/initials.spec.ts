import { initialsOf } from './initials.js'

describe('initialsOf', () => {
  it.each([
    ['Ana Kovač', 'A. K.'],
    ['đurđica Ana Marija žganjer', 'Đ. Ž.'],
    ['Iva', 'I.'],
    ['  Ana   (mama) ', 'A. M.'],
    ['ana@example.com 091 555 0101', 'A.'],
    ['+385 91', ''],
  ])('returns nothing else of %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials.replaceAll(' ', '\u00a0'))
  })
})
