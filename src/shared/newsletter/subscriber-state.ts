/** Subscribed: confirmed by the owner of the address, and not ended since. Suppressed: out of reach, whatever it was before. */
export const subscriberStates = ['subscribed', 'pending', 'unsubscribed', 'suppressed'] as const

export type SubscriberState = (typeof subscriberStates)[number]
