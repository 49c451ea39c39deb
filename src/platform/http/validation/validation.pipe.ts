import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common'
import type { ValidationError } from 'class-validator'
import { type FieldFault, Problem } from '../problems/problem.js'

/** Maximum of reported faults, more than any form has fields. */
const MOST_FAULTS = 20

const validated = new WeakSet<object>()

/** Makes the pipe accept an instance of a DTO as it is. Only for one that was validated in another way. */
export function acceptAsValidated(dto: object): void {
  validated.add(dto)
}

/** Validates input, except for what was validated before. */
class InputValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return validated.has(value as object) ? Promise.resolve(value) : super.transform(value, metadata)
  }
}

/** Creates the pipe: it rejects unknown fields and reports one fault per field. */
export function createValidationPipe(): ValidationPipe {
  return new InputValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) =>
      Problem.validation(
        errors
          .slice(0, MOST_FAULTS)
          .flatMap((error) => toFaults(error))
          .slice(0, MOST_FAULTS),
      ),
  })
}

function toFaults(error: ValidationError, parent = ''): FieldFault[] {
  const field = parent + error.property
  const children = (error.children ?? []).flatMap((child) => toFaults(child, `${field}.`))
  const [constraint] = Object.entries(error.constraints ?? {})
  return constraint ? [toFault(field, constraint), ...children] : children
}

function toFault(field: string, [constraint, message]: [string, string]): FieldFault {
  if (constraint === 'whitelistValidation') return { field, code: 'unknownField' }
  // Nest's own message for a body that is not an object.
  if (!message.startsWith('validation.')) return { field, code: 'invalid' }
  // i18nValidationMessage returns `key|{"value": …, "constraints": …, …args}`
  const [key = '', json] = message.split(/\|(.*)/s)
  const code = key.replace(/^validation\./, '')
  if (!json) return { field, code }
  const { value: _value, constraints: _constraints, ...args } = JSON.parse(json) as Record<string, string | number>
  return { field, code, args }
}
