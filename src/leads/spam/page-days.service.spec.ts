import { jest } from '@jest/globals'
import { Secret } from '#src/platform/crypto/secret.js'
import { PageDaysService } from './page-days.service.js'

const DAY_MS = 86_400_000

describe('PageDaysService', () => {
  const days = new PageDaysService(new Secret('a secret of thirty-two letters !!'))
  afterEach(() => jest.restoreAllMocks())
  const later = (by: number) => jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + by * DAY_MS)

  it('creates the same value for all pages of a day', () => {
    jest.spyOn(Date, 'now').mockReturnValue(20_000 * DAY_MS)
    const morning = days.today()
    jest.spyOn(Date, 'now').mockReturnValue(20_001 * DAY_MS - 1)
    expect(days.today()).toBe(morning)
  })

  it.each([
    [0, true],
    [30, true],
    [31, false],
    [-1, true],
    [-2, false],
  ])('reports after %d days whether a page is recent: %s', (passed, recent) => {
    const signed = days.today()
    later(passed)
    expect(days.isRecent(signed)).toBe(recent)
  })

  it('rejects forged values', () => {
    const [day, hash] = days.today().split('.') as [string, string]
    const other = new PageDaysService(new Secret('another secret of thirty-two letters')).today()
    for (const forged of [
      other,
      day,
      `${Number(day) + 1}.${hash}`,
      `${day}.${hash}x`,
      `.${hash}`,
      '',
      null,
      7,
      [day, hash],
    ])
      expect(days.isRecent(forged)).toBe(false)
  })

  it('accepts values signed with an older secret', () => {
    const signed = new PageDaysService(new Secret('the older secret of this place')).today()
    const rotated = new Secret('the newer secret of this place', 'the older secret of this place')
    expect(new PageDaysService(rotated).isRecent(signed)).toBe(true)
  })
})
