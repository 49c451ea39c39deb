/** OpenAPI extension with the minutes after a sign-in, or its confirmation, in which a route may be used. */
export const DESCRIBED_RECENCY = 'x-recent-sign-in-minutes'
