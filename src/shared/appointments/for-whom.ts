/** Who an appointment is for. */
export const forWhomChoices = ['self', 'child', 'pet'] as const

export type ForWhom = (typeof forWhomChoices)[number]
