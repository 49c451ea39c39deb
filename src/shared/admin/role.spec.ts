import { suffices } from './role.js'

describe('roles', () => {
  it('grants an administrator the permissions of staff', () => {
    expect(suffices('admin', 'staff')).toBe(true)
    expect(suffices('admin', 'admin')).toBe(true)
  })

  it('denies staff the permissions of an administrator', () => {
    expect(suffices('staff', 'staff')).toBe(true)
    expect(suffices('staff', 'admin')).toBe(false)
  })
})
