/** Checks whether the last event about the reminder of a booking at its present time is that it was withheld. */
export function isReminderWithheld(history: { type: string }[]): boolean {
  const last = history.findLast(({ type }) => ['time', 'reminderWithheld', 'reminderReleased'].includes(type))
  return last?.type === 'reminderWithheld'
}
