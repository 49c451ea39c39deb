import { suffices } from './role.js'

describe('roles', () => {
  it('lets an administrator do what staff may', () => {
    expect(suffices('admin', 'staff')).toBe(true)
    expect(suffices('admin', 'admin')).toBe(true)
  })

  it('keeps staff to their own', () => {
    expect(suffices('staff', 'staff')).toBe(true)
    expect(suffices('staff', 'admin')).toBe(false)
  })
})
