import { getFirst, getLast, getOrThrow, requireValue } from './lookups.js'

describe('getOrThrow', () => {
  const counts = new Map([['zagreb', 0]])

  it('returns the value of a key, also a falsy one', () => expect(getOrThrow(counts, 'zagreb')).toBe(0))

  it('names the missing key', () => expect(() => getOrThrow(counts, 'split')).toThrow('Missing key: split'))
})

describe('getFirst and getLast', () => {
  it('return the items at both ends', () => expect([getFirst([1, 2, 3]), getLast([1, 2, 3])]).toEqual([1, 3]))

  it('refuse an empty list', () => {
    expect(() => getFirst([])).toThrow('Missing first item')
    expect(() => getLast([])).toThrow('Missing last item')
  })
})

describe('requireValue', () => {
  it.each([0, '', false])('returns %p, which exists', (value) => expect(requireValue(value, 'value')).toBe(value))

  it.each([null, undefined])('names what is %p', (value) => {
    expect(() => requireValue(value, 'name of the user')).toThrow('Missing name of the user')
  })
})
