import { validateSync } from 'class-validator'
import { NumberField } from './number-field.decorator.js'

class Content {
  @NumberField({ type: 'number', minimum: 0, maximum: 10_000, decimals: 2, required: 'missing', fault: 'invalid' })
  euros: unknown
}

const isTaken = (euros: unknown) => validateSync(Object.assign(new Content(), { euros })).length === 0

describe('NumberField with two decimals', () => {
  it.each([0, 80, 80.3, 80.35, 0.01, 9999.99, 10_000])('accepts %p', (value) => {
    expect(isTaken(value)).toBe(true)
  })

  it.each([80.355, 1e-7, -0.01, 10_000.01, 1e21, NaN, Infinity, '80', null, undefined, {}])('rejects %p', (value) => {
    expect(isTaken(value)).toBe(false)
  })
})
