import { contentKindNames, contentKinds } from '#src/shared/content/content-kinds'
import { blankContent, readContent, toFormContent } from './form-content'
import { flatten, nest } from './form-fields'

describe('content of a form', () => {
  const { price, post, company } = contentKinds

  it('is null for an optional number that is empty', () => {
    expect(readContent(price.fields.durationMinutes, ' ')).toBeNull()
    expect(readContent(price.fields.durationMinutes, '60')).toBe(60)
  })

  it('is an amount only with at most two decimals', () => {
    expect(readContent(price.fields.price, '12,50')).toBe(12.5)
    expect(readContent(price.fields.price, '1.000')).toBe('1.000')
  })

  it('is null for a time that is not scheduled', () => {
    expect(readContent(post.fields.publishedAt, '')).toBeNull()
  })

  it('begins with a row of a list that needs one', () => {
    expect(blankContent(company.fields.directors)).toEqual([{ name: '' }])
  })

  it.each(contentKindNames)('has each field of a new %s', (kind) => {
    const { fields } = contentKinds[kind]
    const blank = blankContent(fields)
    const submitted = nest(Object.entries({ ...listMarks(fields), ...flatten(toFormContent(blank as never, 'hr')) }))
    expect(Object.keys(readContent(fields, submitted) as object)).toEqual(Object.keys(fields))
  })
})

/** Returns the hidden fields that mark empty lists. */
function listMarks(fields: object): Record<string, string> {
  const lists = Object.entries(fields).filter(([, field]) => (field as { type?: unknown }).type === 'rows')
  return Object.fromEntries(lists.map(([name]) => [`${name}.-`, '']))
}
