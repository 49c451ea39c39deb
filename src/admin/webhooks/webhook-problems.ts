import { Problem } from '../../http/problems/problem.js'

export const webhookNotFound = () => new Problem({ status: 404, code: 'webhook.not_found', text: 'webhookNotFound' })

/** Nothing is sent to an endpoint that is disabled. */
export const webhookDisabled = () => new Problem({ status: 409, code: 'webhook.disabled', text: 'webhookDisabled' })

export const tooManyWebhooks = () => new Problem({ status: 409, code: 'webhook.too_many', text: 'webhookTooMany' })
