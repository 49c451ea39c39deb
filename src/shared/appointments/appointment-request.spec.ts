import { findFaults } from '../forms/find-faults.js'
import { appointmentContact, appointmentRequest } from './appointment-request.js'

describe('faults of an appointment request', () => {
  const faultsOf = (values: Record<string, string>) => findFaults(appointmentRequest, values, appointmentContact)

  it('are all found in an empty form', () => {
    expect(faultsOf({}).map(({ field }) => field)).toEqual([
      'service',
      'location',
      'wishes.0.date',
      'forWhom',
      'name',
      'emailOrPhone',
    ])
  })

  it.each([
    ['email', 'a@example.com'],
    ['phone', '091 555 0101'],
  ])('exclude the contact with the field %s', (field, value) => {
    expect(faultsOf({ [field]: value }).map(({ field }) => field)).not.toContain('emailOrPhone')
  })

  it('belong to the group with blanks in both fields', () => {
    expect(faultsOf({ email: ' ', phone: '\u00a0' })).toContainEqual({ field: 'emailOrPhone', code: 'email.orPhone' })
  })
})
