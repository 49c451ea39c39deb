import { TextField } from '../../http/text-fields.js'
import { NewPasswordField } from './password-field.js'

export class AcceptInvitationDto {
  @TextField({ max: 100, required: 'validation.required' })
  token: string

  @NewPasswordField()
  password: string
}
