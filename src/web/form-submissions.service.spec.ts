import type { Request, Response } from 'express'
import { ConfirmCodeDto } from '#src/admin/accounts/own/account.dto.js'
import { CodeSignInDto } from '#src/admin/session/sign-in.dto.js'
import { AcceptInvitationDto } from '#src/admin/accounts/invitations/accept-invitation.dto.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { toOutcome } from './form-submissions.service.js'

class AddressDto {
  @Field({ type: 'text', maxLength: 12 })
  postalCode?: string
}

const submitted = { form: 'contact', request: {} as Request, response: {} as Response } as const

describe('a form that is shown again', () => {
  it.each([
    [AddressDto, { postalCode: '10000' }, { postalCode: '10000' }],
    [
      CodeSignInDto,
      { email: 'ana@example.com', password: 'long enough', code: '123456' },
      { email: 'ana@example.com' },
    ],
    [ConfirmCodeDto, { code: '123456' }, {}],
    [AcceptInvitationDto, { token: 'x', name: 'Ana', password: 'long enough' }, { name: 'Ana' }],
    [AddressDto, { postalCode: ['10000'] }, {}],
  ])('has what was typed into %p, but for secrets', (dto, body, values) => {
    expect(toOutcome(Problem.tooManyRequests('contact', 60), { ...submitted, dto, body }).values).toEqual(values)
  })
})
