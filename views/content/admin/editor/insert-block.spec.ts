import { insertBlock } from './insert-block.js'

describe('insertBlock', () => {
  it.each([
    ['', 0, '![]'],
    ['Prvi', 4, 'Prvi\n\n![]'],
    ['Prvi\n\nDrugi', 4, 'Prvi\n\n![]\n\nDrugi'],
    ['Prvi drugi', 5, 'Prvi\n\n![]\n\ndrugi'],
    ['Drugi', 0, '![]\n\nDrugi'],
  ])('separates the block by blank lines in %j at %i', (text, at, value) => {
    expect(insertBlock(text, at, '![]')).toEqual({ value, cursor: value.indexOf('![]') + 3 })
  })
})
