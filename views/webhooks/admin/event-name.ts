import type { Translator } from '#views/translations'

/** Returns the display name of an event, or its technical name if there is no translation, as after a rollback to an older version. */
export function eventName(t: Translator<'webhooks'>, event: string): string {
  const key = `events.${event}`
  return t.has(key) ? t(key) : event
}
