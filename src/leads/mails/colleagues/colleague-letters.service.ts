import { Injectable, type OnModuleInit } from '@nestjs/common'
import { leadKinds } from '../../lead-kind.js'
import { colleagueLetter } from '../../lead-mail-kinds.js'
import { isVisible } from '../../visible-leads.js'
import { LeadLettersService } from '../lead-letters.service.js'
import { readerAt } from '../lead-mail-recipients.service.js'

/** Writes notifications of leads to single users, if they can still sign in and see the lead when the mail is sent. */
@Injectable()
export class ColleagueLettersService implements OnModuleInit {
  constructor(private readonly letters: LeadLettersService) {}

  onModuleInit(): void {
    for (const kind of leadKinds())
      this.letters.registerStaffMail(kind, {
        name: colleagueLetter(kind.scope),
        footer: 'ownFooter',
        admits: ({ recipient }, { lead, recipients }) => {
          const reader = readerAt(recipient, recipients)
          return reader !== undefined && isVisible(lead, reader.locations)
        },
      })
  }
}
