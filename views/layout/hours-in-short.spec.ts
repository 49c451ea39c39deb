import { hoursInShort } from './hours-in-short'

const words = { weekdays: ['pon', 'uto', 'sri', 'čet', 'pet', 'sub', 'ned'], closed: 'zatvoreno' }
const early = [{ opens: '08:00', closes: '16:00' }]
const late = [{ opens: '12:00', closes: '20:00' }]

describe('a week in short', () => {
  it.each([
    [
      'days in turns',
      [late, early, late, late, early, [], []],
      ['pon, sri, čet 12–20 h', 'uto, pet 8–16 h', 'sub, ned zatvoreno'],
    ],
    ['the same on all weekdays', [early, early, early, early, early, [], []], ['pon–pet 8–16 h', 'sub, ned zatvoreno']],
    ['a break at noon', [[...early, ...late], [], [], [], [], [], []], ['pon 8–16 h, 12–20 h', 'uto–ned zatvoreno']],
    ['no hours at all', [], ['pon–ned zatvoreno']],
  ])('says %s', (_, hours, lines) => {
    const said = hoursInShort(hours, 'hr', words).map(({ days, times }) => `${days} ${times}`.replaceAll('\u00a0', ' '))
    expect(said).toEqual(lines)
  })
})
