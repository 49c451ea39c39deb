/**
 * States of a subscriber. Subscribed: confirmed by the owner of the address and not ended. Suppressed: undeliverable or
 * blocked, which overrides any other state.
 */
export const subscriberStates = ['subscribed', 'pending', 'unsubscribed', 'suppressed'] as const

export type SubscriberState = (typeof subscriberStates)[number]
