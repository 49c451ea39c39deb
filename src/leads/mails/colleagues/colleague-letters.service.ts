import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { leadKinds } from '../../lead-kind.js'
import { LeadLettersService } from '../lead-letters.service.js'
import { User } from '#src/platform/access/user.entity.js'
import { leadReaderWhere } from '#src/platform/access/active-user-where.js'
import { mayReceive } from './may-receive.js'
import { colleagueLetter } from '../../lead-mail-kinds.js'

/** Writes notifications of leads to single users, if they can still sign in and see the lead when the mail is sent. */
@Injectable()
export class ColleagueLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly letters: LeadLettersService,
  ) {}

  onModuleInit(): void {
    for (const kind of leadKinds())
      this.letters.registerStaffMail(kind, {
        name: colleagueLetter(kind.scope),
        footer: 'ownFooter',
        occasionOf: async ({ recipient, subjectId }, use) =>
          use === 'shown' ||
          ((await this.canSignIn(recipient)) && (await mayReceive(this.dataSource.manager, recipient, kind, subjectId)))
            ? 'received'
            : undefined,
      })
  }

  private canSignIn(email: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(User, { email, ...leadReaderWhere })
  }
}
