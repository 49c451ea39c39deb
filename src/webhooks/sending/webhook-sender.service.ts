import { Injectable } from '@nestjs/common'
import { Webhook } from 'standardwebhooks'
import type { DeliveryFault } from '#src/shared/webhooks/delivery-fault.js'
import { webhookHeader } from '#src/shared/webhooks/webhook-header.js'
import type { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { WebhookSecretsService } from '../endpoints/webhook-secrets.service.js'
import { readEndpointUrl } from './endpoint-url.js'
import { faultOf, faultOfStatus } from './fault-of.js'
import { HostAddressesService } from './host-addresses.service.js'
import { postMessage } from './post-message.js'

/** Message to an endpoint. */
export interface Message {
  messageId: string
  body: string
}

/** Outcome of an attempt. */
export interface Attempt {
  /** Undefined after a success. */
  fault?: DeliveryFault
  status?: number
  /** Beginning of the response. */
  answer?: string
  retryAfter?: string
  milliseconds: number
}

/** Signs a message according to Standard Webhooks, and posts it. */
@Injectable()
export class WebhookSenderService {
  constructor(
    private readonly secrets: WebhookSecretsService,
    private readonly hosts: HostAddressesService,
  ) {}

  /** Sends a message and returns the outcome; never rejects. @param signal aborts the attempt, as at a timeout */
  async send(endpoint: WebhookEndpoint, message: Message, signal: AbortSignal): Promise<Attempt> {
    const begun = performance.now()
    const found = await this.post(endpoint, message, signal)
    return { ...found, milliseconds: Math.round(performance.now() - begun) }
  }

  private async post(
    endpoint: WebhookEndpoint,
    { messageId, body }: Message,
    signal: AbortSignal,
  ): Promise<Omit<Attempt, 'milliseconds'>> {
    const url = readEndpointUrl(endpoint.url, this.hosts)
    if (!(url instanceof URL)) return { fault: 'addressRefused' } // the rules have changed since it was saved
    const secrets = this.secrets.current(endpoint)
    if (secrets.length === 0) return { fault: 'secretLost' }
    const now = new Date()
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Biorezonanca-Webhooks',
      [webhookHeader.id]: messageId,
      [webhookHeader.timestamp]: String(Math.floor(now.getTime() / 1000)),
      [webhookHeader.signature]: secrets.map((secret) => new Webhook(secret).sign(messageId, now, body)).join(' '),
    }
    try {
      const { status, text, retryAfter } = await postMessage({ url, headers, body, hosts: this.hosts, signal })
      return { status, fault: faultOfStatus(status), answer: text, retryAfter }
    } catch (error) {
      return { fault: faultOf(error) }
    }
  }
}
