import { isCommonPassword } from './password-rules.js'

describe('isCommonPassword', () => {
  it.each([
    'qwertyuiop123',
    '123qweasdzxc',
    'passwordpassword',
    'Password1234!',
    'Biorezonanca2026',
    '000000000000',
    'ana.horvat1985',
    'Ana.Horvat@example.com',
  ])('is %s', (password) => {
    expect(isCommonPassword(password, 'ana.horvat@example.com')).toBe(true)
  })

  it.each(['correct horse battery', 'šljive u kasno ljeto', 'Tk7-vv9-qQ2-pl4', '    ~~~~    '])(
    'is not %s',
    (password) => {
      expect(isCommonPassword(password, 'ana.horvat@example.com')).toBe(false)
    },
  )
})
