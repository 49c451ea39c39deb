import { suffices } from './role.js'

describe('roles', () => {
  it('grants an administrator the permissions of all roles', () => {
    expect(suffices('admin', [])).toBe(true)
    expect(suffices('admin', ['staff'])).toBe(true)
  })

  it('denies other users what is not for their role', () => {
    expect(suffices('staff', ['staff', 'editor'])).toBe(true)
    expect(suffices('staff', ['editor'])).toBe(false)
    expect(suffices('editor', ['staff'])).toBe(false)
    expect(suffices('editor', ['admin'])).toBe(false)
    expect(suffices('editor', [])).toBe(false)
  })
})
