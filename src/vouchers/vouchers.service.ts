import { Injectable } from '@nestjs/common'
import { contactIntake } from '#src/contact/contact-intake.js'
import { OfferService } from '#src/content/offer/offer.service.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { LeadIntakeService, type Reception } from '#src/leads/intake/lead-intake.service.js'
import type { LeadReceiptDto } from '#src/leads/intake/lead-receipt.dto.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import type { Language } from '#src/shared/languages.js'
import type { VoucherRequestDto } from './voucher-request.dto.js'

@Injectable()
export class VouchersService {
  constructor(
    private readonly intake: LeadIntakeService,
    private readonly offer: OfferService,
    private readonly texts: EditedTextsService,
  ) {}

  /**
   * Stores a request as a contact message with the text of the voucher; it is on disk when this resolves.
   * @throws Problem 422 also for an item without vouchers, or an unknown location
   */
  async submit(request: VoucherRequestDto, reception: Reception): Promise<LeadReceiptDto> {
    const { item: slug, recipient, giver, greeting, note, ...message } = request
    const items = await this.offer.shop(reception.language)
    const item = items.find((one) => one.slug === slug && one.giftable)
    if (!item) throw Problem.validation([{ field: 'item', code: 'item.unknown' }])
    const lines = await this.inLines({ item: item.name, recipient, giver, note, greeting }, reception.language)
    const form = { ...message, subject: item.subject, message: lines }
    return this.intake.submit(contactIntake, form, reception)
  }

  /** Renders each field as a line; multi-line texts come last, below their name. */
  private async inLines(words: Record<string, string | undefined>, language: Language): Promise<string> {
    const texts = await this.texts.in('voucher', language)
    const say = (key: string) => texts(`message.${key}`)
    const { note, greeting, ...short } = words
    const filledIn = (parts: Record<string, string | undefined>, join: string) =>
      Object.entries(parts).flatMap(([name, value]) => (value ? [`${say(name)}:${join}${value}`] : []))
    return [say('title'), filledIn(short, ' ').join('\n'), ...filledIn({ note, greeting }, '\n')].join('\n\n')
  }
}
