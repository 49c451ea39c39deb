import { periodIn } from './periods'

it.each([
  ['hr', 'week', '2026-09-07', '7. 9.'],
  ['hr', 'week', '2026-10-20', '20. 10.'],
  ['en', 'week', '2026-10-05', '5 Oct'],
  ['hr', 'month', '2026-09-01', 'ruj'],
] as const)('labels a %s column of a %s from %s as %s', (language, period, from, label) => {
  expect(periodIn(language, period)(from).label).toBe(label)
})
