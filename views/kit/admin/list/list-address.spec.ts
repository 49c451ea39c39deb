import { changedAddress } from './list-address'

describe('changedAddress', () => {
  const query = { search: 'ana marić', status: 'new', page: '3', lang: 'en', done: 'removed' }

  it.each([
    ['keeps the filter and resets the page', { sort: 'name' }, '/l?search=ana+mari%C4%87&status=new&sort=name'],
    ['sets the page', { page: 4 }, '/l?search=ana+mari%C4%87&status=new&page=4'],
    ['omits empty parameters', { search: '', status: undefined }, '/l'],
  ])('%s', (_, changes, address) => {
    expect(changedAddress('/l', query, changes)).toBe(address)
  })
})
