import { Injectable } from '@nestjs/common'
import { Secret } from '#src/platform/crypto/secret.js'

/** Long enough for the redirect; an address that is passed on later shows nothing. */
const VALID_MS = 2 * 60_000

/** Signed token in the address of a redirect, which proves that a form was accepted. Works without cookies. */
@Injectable()
export class FormReceiptsService {
  constructor(private readonly secret: Secret) {}

  issue(form: string): string {
    return this.secret.seal(JSON.stringify({ form, until: Date.now() + VALID_MS }), 'form-receipt', '')
  }

  /** @returns the name of the form that was just accepted, if the receipt is valid */
  read(receipt: string): string | undefined {
    const opened = this.secret.open(receipt, 'form-receipt', '')
    if (!opened) return undefined
    const { form, until } = JSON.parse(opened) as { form: string; until: number }
    return Date.now() < until ? form : undefined
  }
}
