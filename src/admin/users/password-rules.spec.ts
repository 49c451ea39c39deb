import { createHash } from 'node:crypto'
import { isFrequentPassword } from './common-passwords.js'
import { isCommonPassword } from './password-rules.js'

/** Passwords of the list in `tools/passwords/build-filter.mjs`, from its beginning and its end. */
const breached = [
  '1qaz2wsx3edc',
  'Q1W2e3r4t5y6',
  'leavemealone',
  'sonyericsson',
  'vjht29061987',
  'vjht123jltccf',
  '１ｑａｚ２ｗｓｘ３ｅｄｃ',
]

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
    ...breached,
  ])('is %s', (password) => {
    expect(isCommonPassword(password, 'ana.horvat@example.com')).toBe(true)
  })

  it.each([
    'correct horse battery',
    'šljive u kasno ljeto',
    'Tk7-vv9-qQ2-pl4',
    '    ~~~~    ',
    'plavi čamac na Korani',
    'sedam-malih-kuhača',
    'vjeverica pije bijelu kavu',
    'Medvednica u studenom 1994',
    'kišobran, banana i violina',
    'tramvaj broj jedanaest vozi',
    'grandmother’s quiet lighthouse',
    'orange-tractor-sleeps-twice',
    'seventeen umbrellas in June',
    'velvet harbour copper moth',
    'n8$Lq2!vRw7^Zp',
    'k4fZ-0sXw-91Qe-tYbn',
    'Zr9wT3mKx8Lp2Vc5',
    'gmixyq vtplud reokcn',
    'ljubičasti ormar škripi',
    'nosorog čita Krležu',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password, 'ana.horvat@example.com')).toBe(false)
  })

  it('takes fewer than one in 10,000 random words for a frequent password', () => {
    const words = Array.from({ length: 30_000 }, (_, index) =>
      createHash('sha256').update(`word ${index}`).digest('base64url'),
    )
    expect(words.filter(isFrequentPassword).length).toBeLessThan(3)
  })
})
