import { formatPrice } from '#src/shared/offer/format-price'
import { formatInterval, formatTime, phoneHref } from './formatting'

describe('formatting', () => {
  it.each([
    [80, 'hr', '80\u00a0€'],
    [80, 'en', '€80'],
    [12.5, 'hr', '12,50\u00a0€'],
    [12.5, 'en', '€12.50'],
    [1234.5, 'hr', '1.234,50\u00a0€'],
    [1234, 'en', '€1,234'],
  ] as const)('formats price %p in %s', (euros, language, text) => {
    expect(formatPrice(euros, language)).toBe(text)
  })

  it.each([
    ['08:00', 'en', '8\u00a0AM'],
    ['12:00', 'en', '12\u00a0PM'],
    ['00:30', 'en', '12:30\u00a0AM'],
    ['08:00', 'hr', '8\u00a0h'],
    ['16:30', 'hr', '16:30\u00a0h'],
  ] as const)('formats time %s in %s', (time, language, text) => {
    expect(formatTime(time, language)).toBe(text)
  })

  it('formats opening intervals in both languages', () => {
    expect(formatInterval({ opens: '12:00', closes: '20:00' }, 'hr')).toBe('12–20\u00a0h')
    expect(formatInterval({ opens: '12:00', closes: '20:00' }, 'en')).toBe('12\u00a0PM–8\u00a0PM')
  })

  it('builds tel: links from phone numbers', () => {
    expect(phoneHref('+385 1 555-0100')).toBe('tel:+38515550100')
    expect(phoneHref('+385 (0)1 555-0100, kućni 12')).toBe('tel:+38515550100')
    expect(phoneHref('091 234 5678 (mob)', '+385912345678')).toBe('tel:+385912345678')
  })
})
