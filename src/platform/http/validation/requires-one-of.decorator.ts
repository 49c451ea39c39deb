import { registerDecorator, type ValidationArguments } from 'class-validator'
import { type FieldGroup, isFilledIn } from '#src/shared/forms/field-group.js'

/** Validates a group of fields of which at least one must be filled in; the fault has the name of the group. */
export function RequiresOneOf(group: FieldGroup): ClassDecorator {
  return (dto) =>
    registerDecorator({
      name: 'requiresOneOf',
      target: dto,
      propertyName: group.name,
      options: { message: `validation.${group.required}` },
      validator: {
        // The name is no field: a body must not contain it.
        validate: (value: unknown, { object }: ValidationArguments) =>
          value === undefined && isFilledIn(group, object as Record<string, unknown>),
      },
    })
}
