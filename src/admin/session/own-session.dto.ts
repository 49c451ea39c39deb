import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { endedSessions } from '#src/shared/admin/accounts.js'

export class OwnSessionDto extends WithProperties({
  id: is.typed(endedSessions.session, 'Id of the session; cannot be used to sign in.'),
  begunAt: is.time(),
  lastSeenAt: is.time(),
  current: is.flag('True for the current session.'),
  browser: is.nullableText(),
  system: is.nullableText(),
}) {}

export class OwnSessionsDto extends WithProperties({
  items: is.list(OwnSessionDto, 'Sessions, newest first.'),
}) {}
