import { isAnswerable, isDeliverable } from './reserved-domain.js'

describe('isDeliverable', () => {
  it.each(['zagreb@biorezonanca.example', 'Zagreb@Biorezonanca.EXAMPLE', 'a@b.test', 'a@b.invalid', 'a@b.localhost'])(
    'rejects %s, below a reserved domain',
    (address) => expect(isDeliverable(address)).toBe(false),
  )

  it.each(['admin@localhost', 'a@example', 'a@b.example.', ' a@b.test '])('rejects %s, another spelling', (address) =>
    expect(isDeliverable(address)).toBe(false),
  )

  it.each([
    'ana@example.com',
    'info@biorezonanca.hr',
    'a@test.hr',
    'example@gmail.com',
    'ana@myexample',
    'ana@contest',
  ])('accepts %s', (address) => expect(isDeliverable(address)).toBe(true))
})

describe('isAnswerable', () => {
  it.each(['no-reply@127.0.0.1', 'no-reply@[::1]', 'no-reply@localhost', 'info@biorezonanca.example'])(
    'rejects %s, to which no reply can arrive',
    (address) => expect(isAnswerable(address)).toBe(false),
  )

  it.each(['no-reply@biorezonanca.hr', 'info@127.hr'])('accepts %s', (address) =>
    expect(isAnswerable(address)).toBe(true),
  )
})
