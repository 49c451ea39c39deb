import { Injectable } from '@nestjs/common'
import { Secret } from '#src/platform/crypto/secret.js'
import type { Receipt } from '#src/platform/http/forms/form-page.decorator.js'

/** Long enough for the redirect; an address that is passed on later shows nothing. */
const VALID_MS = 2 * 60_000

/** Receipt with the name of its form. */
export interface FormReceipt extends Receipt {
  form: string
}

/** Encrypted token in the address of a redirect, which proves that a form was accepted. Works without cookies. */
@Injectable()
export class FormReceiptsService {
  constructor(private readonly secret: Secret) {}

  issue(receipt: FormReceipt): string {
    return this.secret.seal(JSON.stringify({ ...receipt, until: Date.now() + VALID_MS }), 'form-receipt', '')
  }

  /** @returns the receipt of a form that was just accepted; undefined for an invalid or expired token */
  read(token: string): FormReceipt | undefined {
    const opened = this.secret.open(token, 'form-receipt', '')
    if (!opened) return undefined
    const { until, ...receipt } = JSON.parse(opened) as FormReceipt & { until: number }
    return Date.now() < until ? receipt : undefined
  }
}
