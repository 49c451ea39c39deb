import { hoursInShort } from './hours-in-short'

const words = { weekdays: ['pon', 'uto', 'sri', 'čet', 'pet', 'sub', 'ned'], closed: 'zatvoreno' }
const early = [{ opens: '08:00', closes: '16:00' }]
const late = [{ opens: '12:00', closes: '20:00' }]

describe('hoursInShort', () => {
  it.each([
    [
      'alternating days',
      [late, early, late, late, early, [], []],
      ['pon, sri, čet 12–20 h', 'uto, pet 8–16 h', 'sub, ned zatvoreno'],
    ],
    ['equal weekdays', [early, early, early, early, early, [], []], ['pon–pet 8–16 h', 'sub, ned zatvoreno']],
    ['a break at noon', [[...early, ...late], [], [], [], [], [], []], ['pon 8–16 h, 12–20 h', 'uto–ned zatvoreno']],
    ['a week without hours', [], ['pon–ned zatvoreno']],
  ])('abbreviates %s', (_, hours, lines) => {
    const said = hoursInShort(hours, 'hr', words).map(({ days, times }) => `${days} ${times}`.replaceAll('\u00a0', ' '))
    expect(said).toEqual(lines)
  })
})
