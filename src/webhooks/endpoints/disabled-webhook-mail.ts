/** Kind of the mail that notifies the owner of a disabled endpoint. */
export const disabledWebhookMail = 'webhook.disabled'
