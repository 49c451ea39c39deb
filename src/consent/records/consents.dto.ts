import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Decisions on cookies by policy version. */
export class ConsentFiguresDto extends WithProperties({
  policyVersion: is.integer(),
  accepted: is.integer({ description: 'Number of decisions, which a visitor may repeat.' }),
  declined: is.integer(),
  since: is.time('Time of the earliest stored decision.'),
}) {}

export class ConsentsDto extends WithProperties({
  policyVersion: is.integer({ minimum: 1, description: 'Current policy version.' }),
  versions: is.list(ConsentFiguresDto, 'Statistics by policy version, newest first.'),
}) {}
