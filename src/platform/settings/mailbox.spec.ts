import { readMailbox } from './mailbox.js'

describe('readMailbox', () => {
  it.each([
    ['ana@example.com', '', 'ana@example.com'],
    [' ana@example.com ', '', 'ana@example.com'],
    ['Biorezonanca <info@example.com>', 'Biorezonanca', 'info@example.com'],
    ['  Biorezonanca  < info@example.com > ', 'Biorezonanca', 'info@example.com'],
    ['"Biorezonanca, Split" <info@example.com>', 'Biorezonanca, Split', 'info@example.com'],
    ['"" <info@example.com>', '', 'info@example.com'],
    ['Ana "Bio" Anić <info@example.com>', 'Ana "Bio" Anić', 'info@example.com'],
    ['a"b" <info@example.com>', 'a"b"', 'info@example.com'],
    ['"a"b <info@example.com>', '"a"b', 'info@example.com'],
    ['<info@example.com>', '', 'info@example.com'],
  ])('reads %j as name %j and address %j', (text, name, address) => {
    expect(readMailbox(text)).toEqual({ name, address })
  })

  it.each(['a <b> <info@example.com>', 'Ana <info@example.com> x', '<>', 'Ana <info@example.com'])(
    'returns %j unchanged as the address',
    (text) => {
      expect(readMailbox(text)).toEqual({ name: '', address: text })
    },
  )
})
