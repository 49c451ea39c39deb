import type { Type } from '@nestjs/common'
import { AcceptInvitationDto } from '#src/admin/accounts/invitations/accept-invitation.dto.js'
import { ConfirmCodeDto } from '#src/admin/accounts/own/account.dto.js'
import { CodeSignInDto } from '#src/admin/session/sign-in.dto.js'
import type { PostedForm } from '#src/platform/http/forms/posted-form.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { toOutcome } from './form-presenter.service.js'

class AddressDto {
  @Field({ type: 'text', maxLength: 12 })
  postalCode?: string
}

const posted = (dto: Type<unknown>, fields: object) =>
  ({ page: { path: '/', form: 'contact' }, dto, context: { posted: fields } }) as unknown as PostedForm

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
    expect(toOutcome(Problem.tooManyRequests('contact', 60), posted(dto, body)).values).toEqual(values)
  })
})
