import { jest } from '@jest/globals'
import { Secret } from '#src/platform/crypto/secret.js'
import { PageViewsService } from './page-views.service.js'

const secret = new Secret('a secret of thirty-two letters !!')

describe('PageViewsService', () => {
  afterEach(() => jest.restoreAllMocks())

  it('measures from the first view of a network', () => {
    const views = new PageViewsService(secret)
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
    views.note('192.0.2.7')
    now.mockReturnValue(1_005_000)
    views.note('192.0.2.7')
    expect(views.secondsSince('192.0.2.7')).toBe(5)
  })

  it('returns undefined for an unknown network', () => {
    expect(new PageViewsService(secret).secondsSince('192.0.2.7')).toBeUndefined()
  })
})
