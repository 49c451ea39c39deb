import { Param } from '@nestjs/common'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { SampleMailboxesService } from './sample-mailboxes.service.js'

/** Sample mailboxes, for the pages that remind administrators of them. */
@AdminController('sample-mailboxes', 'admin')
export class SampleMailboxesController {
  constructor(private readonly mailboxes: SampleMailboxesService) {}

  @PageRead('sampleMailboxes')
  find(@Param('language') language: Language) {
    return this.mailboxes.find(language)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    sampleMailboxes: Read<SampleMailboxesController['find'], 'language'>
  }
}
