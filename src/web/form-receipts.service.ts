import { Injectable } from '@nestjs/common'
import { Secret } from '#src/platform/crypto/secret.js'
import type { FormName } from './form-outcome.js'

/** Long enough to be led to the page; whom its address is passed on to is told nothing. */
const VALID_MS = 2 * 60_000

/** The word that a form was sent, in the address that its sender is led to. Works without cookies; nobody else can write it. */
@Injectable()
export class FormReceiptsService {
  constructor(private readonly secret: Secret) {}

  issue(form: FormName): string {
    return this.secret.seal(JSON.stringify({ form, until: Date.now() + VALID_MS }), 'form-receipt', '')
  }

  /** @returns the form that was sent a moment ago, if this is the receipt for one */
  read(receipt: string): FormName | undefined {
    const opened = this.secret.open(receipt, 'form-receipt', '')
    if (!opened) return undefined
    const { form, until } = JSON.parse(opened) as { form: FormName; until: number }
    return Date.now() < until ? form : undefined
  }
}
