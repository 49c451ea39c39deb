import { isPlainClick } from './plain-click'

describe('isPlainClick', () => {
  const plain = { button: 0, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false }

  it('accepts a click of the main button without modifier keys', () => {
    expect(isPlainClick(plain)).toBe(true)
  })

  it.each([{ button: 1 }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { metaKey: true }])(
    'rejects a click with %j, by which browsers open a link elsewhere',
    (change) => {
      expect(isPlainClick({ ...plain, ...change })).toBe(false)
    },
  )
})
