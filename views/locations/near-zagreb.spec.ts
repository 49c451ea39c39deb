import { isNearZagreb } from './near-zagreb'

describe('isNearZagreb', () => {
  it.each([
    ['Trešnjevka', 45.7996, 15.952, true],
    ['Velika Gorica', 45.7141, 16.0729, true],
    ['Samobor', 45.8011, 15.711, true],
    ['Dugo Selo', 45.8058, 16.2392, true],
    ['Karlovac', 45.4929, 15.5553, false],
    ['Sisak', 45.4855, 16.3731, false],
    ['Varaždin', 46.3057, 16.3366, false],
  ])('classifies %s', (_, latitude, longitude, near) => {
    expect(isNearZagreb({ latitude, longitude })).toBe(near)
  })
})
