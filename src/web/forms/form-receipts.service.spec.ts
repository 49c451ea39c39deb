import { jest } from '@jest/globals'
import { Secret } from '#src/platform/crypto/secret.js'
import { FormReceiptsService } from './form-receipts.service.js'

const NOW = 1_800_000_000_000

describe('FormReceiptsService', () => {
  const receipts = new FormReceiptsService(new Secret('a secret of thirty-two letters !!'))
  const receipt = { form: 'contact', reference: '01998f', values: { name: 'Ana' } }
  afterEach(() => jest.restoreAllMocks())

  it.each([
    [0, receipt],
    [119_999, receipt],
    [120_000, undefined],
  ])('reads a receipt for two minutes: after %d ms', (age, expected) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(NOW)
    const token = receipts.issue(receipt)
    now.mockReturnValue(NOW + age)
    expect(receipts.read(token)).toEqual(expected)
  })

  it('rejects forged receipts', () => {
    const other = new FormReceiptsService(new Secret('another secret of thirty-two letters'))
    for (const forged of [other.issue(receipt), 'x', '']) expect(receipts.read(forged)).toBeUndefined()
  })
})
