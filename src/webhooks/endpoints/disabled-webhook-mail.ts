/** The kind of mail that tells the owner of an endpoint that was disabled. */
export const disabledWebhookMail = 'webhook.disabled'
