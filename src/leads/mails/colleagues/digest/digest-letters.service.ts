import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { createElement } from 'react'
import { DataSource, type EntityManager } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { EditedTextsService, type Say } from '#src/content/page-texts/edited-texts.service.js'
import type { Lead } from '#src/leads/lead.entity.js'
import { type LeadKind, leadKinds } from '#src/leads/lead-kind.js'
import { limitToScope } from '#src/leads/visible-leads.js'
import { Location } from '#src/locations/location.entity.js'
import { leadReaderWhere } from '#src/platform/access/active-user-where.js'
import { User } from '#src/platform/access/user.entity.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import type { TextEdition } from '#src/platform/mail/letter-use.js'
import { momentInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import type { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import type { Language } from '#src/shared/languages.js'
import { sampleLead } from '../../sample-leads.js'
import { digestMail } from './digest-mail.js'
import { DigestLetter, type DigestLine } from './DigestLetter.js'

const MOST_LINES = 30

/** Postpones the entries of a digest whose reader cannot sign in, until they can. */
const PUT_OFF = `
  WITH waiting AS (
    UPDATE lead_digest_entries SET mail_id = NULL WHERE mail_id = $1 RETURNING user_id
  )
  ${publishSql('leads.digest_due', 'user_id::text FROM waiting GROUP BY user_id')}`

interface Found {
  kind: LeadKind
  lead: Lead
}

interface Leads {
  /** Newest leads, as many as the letter lists. */
  newest: Found[]
  counts: Map<LeadKind, number>
}

/** Writes digests, with the queued leads that their reader may see and that are not spam at sending time. */
@Injectable()
export class DigestLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writers: MailWritersService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
    private readonly texts: EditedTextsService,
  ) {}

  onModuleInit(): void {
    this.writers.register(
      digestMail,
      async (mail, use) => {
        const { manager } = this.dataSource
        if (use === 'shown') return this.letter(await this.leadsOf(mail, manager), mail)
        if (await manager.existsBy(User, { id: mail.subjectId, ...leadReaderWhere }))
          return this.letter(await this.leadsToTell(mail), mail)
        await manager.query(PUT_OFF, [mail.id])
        return undefined
      },
      { samples: { letter: (language, edition) => this.sample(language, edition) }, texts: 'digest-mails' },
    )
  }

  /** Returns the leads of a digest. Those that are spam in this snapshot are announced when they are restored. */
  private leadsToTell(mail: OutgoingMail): Promise<Leads> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await this.takeOutSpam(mail, manager)
      return this.leadsOf(mail, manager)
    })
  }

  private async takeOutSpam({ id }: OutgoingMail, manager: EntityManager): Promise<void> {
    for (const { table } of leadKinds()) {
      await manager.query(
        `DELETE FROM lead_digest_entries USING ${table} AS lead
         WHERE mail_id = $1 AND lead.id = lead_id AND lead.status = 'spam'`,
        [id],
      )
    }
  }

  private async leadsOf({ id, subjectId }: OutgoingMail, manager: EntityManager): Promise<Leads> {
    const { locations: scope } = await manager.findOneByOrFail(User, { id: subjectId })
    const counts = new Map<LeadKind, number>()
    const newest: Found[] = []
    for (const kind of leadKinds()) {
      const noted = manager
        .createQueryBuilder<Lead>(kind.entity, 'lead')
        .where('lead.id IN (SELECT lead_id FROM lead_digest_entries WHERE mail_id = :id)', { id })
        .andWhere(`lead.status <> 'spam'`)
        .orderBy({ 'lead.receivedAt': 'DESC', 'lead.id': 'DESC' })
        .take(MOST_LINES)
      const [leads, count] = await limitToScope(noted, kind, scope).getManyAndCount()
      counts.set(kind, count)
      newest.push(...leads.map((lead) => ({ kind, lead })))
    }
    return { newest, counts }
  }

  private async letter(leads: Leads, { language }: OutgoingMail): Promise<Letter | undefined> {
    return leads.newest.length > 0 ? this.about(leads, language, 'published') : undefined
  }

  private sample(language: Language, edition: TextEdition): Promise<Letter> {
    const newest = leadKinds().map((kind) => ({ kind, lead: sampleLead(kind) }))
    return this.about({ newest, counts: new Map(leadKinds().map((kind) => [kind, 1])) }, language, edition)
  }

  private async about({ newest, counts }: Leads, language: Language, edition: TextEdition): Promise<Letter> {
    const say = await this.texts.in('digest-mails', language, edition)
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    newest.sort((a, b) => b.lead.receivedAt.getTime() - a.lead.receivedAt.getTime())
    const lines = await this.linesOf(newest.slice(0, MOST_LINES), language, say)
    const title = say('title', { count: String(total) })
    const { name: sender } = await this.business.info()
    const page = createElement(DigestLetter, {
      language,
      sender,
      title,
      counts: [...counts].map(([{ scope }, count]) => ({ label: say(scope), value: String(count) })),
      lines,
      more: total > lines.length ? say('more', { count: String(total - lines.length) }) : undefined,
      address: `${this.environment.publicUrl}/admin/dashboard`,
      texts: { open: say('open'), footer: say('footer') },
    })
    return toLetter(page, {
      subject: title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }

  private async linesOf(found: Found[], language: Language, say: Say): Promise<DigestLine[]> {
    const locations = await this.dataSource.manager.find(Location, { select: { id: true, slug: true, name: true } })
    return found.map(({ kind, lead }) => {
      const place = locations.find(({ slug }) => slug === lead.location)?.name[language] ?? kind.placeOf(lead)
      const about = [say(`kind.${kind.scope}`), place, momentInLetters(lead.receivedAt, language)]
      return {
        address: `${this.environment.publicUrl}/admin/${kind.folder}/${lead.id}`,
        name: kind.nameOf(lead),
        about: about.filter(Boolean).join(' · '),
      }
    })
  }
}
