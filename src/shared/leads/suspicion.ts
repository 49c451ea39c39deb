/**
 * Why what was sent is taken for spam: it filled in what nobody sees, was sent faster than anybody types, came without the
 * page of its form, from who sent many, or unproven while many came from one address.
 */
export const suspicions = ['bait', 'quick', 'noPage', 'sender', 'unproven'] as const

export type Suspicion = (typeof suspicions)[number]
