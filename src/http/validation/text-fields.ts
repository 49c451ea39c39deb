import { email } from '../../shared/forms/email.js'
import { phone } from '../../shared/forms/phone.js'
import { Field } from './field.decorator.js'

interface TextOptions {
  max: number
  required?: string
  keepsEmpty?: boolean
  multiline?: boolean
  example?: string
}

export function TextField({ max, required, ...options }: TextOptions): PropertyDecorator {
  return Field({ type: 'text', maxLength: max, required: required?.replace('validation.', ''), ...options })
}

export function EmailField(): PropertyDecorator {
  return Field(email)
}

export function PhoneField({ required }: { required?: string } = {}): PropertyDecorator {
  return Field({ ...phone, required: required?.replace('validation.', '') })
}
