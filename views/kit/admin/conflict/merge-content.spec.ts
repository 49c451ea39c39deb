import { withField } from '#src/shared/content/content-fields'
import { mergeContent } from './merge-content'

const seen = { name: { hr: 'a', en: 'b' }, price: 80 as number | string, hours: [['08'], []], days: [] as string[] }

describe('three-way merge of content', () => {
  it('merges changes of both sides to different fields', () => {
    const mine = { ...seen, name: { hr: 'A', en: 'b' }, hours: [['08'], ['10']] }
    const theirs = { ...seen, price: 90, hours: [['09'], []], days: ['x'] }
    expect(mergeContent(seen, mine, theirs)).toEqual({
      content: { name: { hr: 'A', en: 'b' }, price: 90, hours: [['09'], ['10']], days: ['x'] },
      clashes: [],
    })
  })

  it('keeps own value and reports a clash when both sides changed a field', () => {
    const mine = { ...seen, price: '8o', days: ['y'] }
    const theirs = { ...seen, price: 90, days: ['x'] }
    expect(mergeContent(seen, mine, theirs)).toEqual({
      content: mine,
      clashes: [
        { field: 'price', mine: '8o', theirs: 90 },
        { field: 'days', mine: ['y'], theirs: ['x'] },
      ],
    })
  })

  it('reports no clash when both sides made the same change', () => {
    const both = { ...seen, price: 90 }
    expect(mergeContent(seen, both, { ...both })).toEqual({ content: both, clashes: [] })
  })
})

it('replaces the value of one field and keeps the others', () => {
  expect(withField(seen, 'hours.1', ['10'])).toEqual({ ...seen, hours: [['08'], ['10']] })
  expect(withField(seen, 'name.en', 'B')).toEqual({ ...seen, name: { hr: 'a', en: 'B' } })
})
