/** Persons or animals that an appointment can be for. */
export const forWhomChoices = ['self', 'child', 'pet'] as const

export type ForWhom = (typeof forWhomChoices)[number]
