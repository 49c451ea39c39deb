/** Kinds of rooms, by what they are equipped for. */
export const roomKinds = ['testing', 'treatment'] as const

export type RoomKind = (typeof roomKinds)[number]

/** Rooms that a service may need. */
export const roomChoices = ['none', ...roomKinds] as const
