import { Problem } from '#src/platform/http/problems/problem.js'

export const webhookNotFound = () => new Problem({ code: 'webhook.not_found' })

/** Problem of sending to a disabled endpoint. */
export const webhookDisabled = () => new Problem({ code: 'webhook.disabled' })

export const tooManyWebhooks = () => new Problem({ code: 'webhook.too_many' })
