import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'
import type { ConsentChoice } from '#src/shared/consent/consent-choice.js'
import type { Language } from '#src/shared/languages.js'

/** Proof of a visitor's decision on cookies: append-only, without personal data. */
@Entity('consent_proofs')
@ExpiresWhen({ period: 'consentProofs', due: 'stored.recorded_at < $1', alone: true })
export class ConsentProof {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Random, from the visitor's cookie. */
  @Column('uuid', { name: 'visitor_id' })
  visitorId: string

  @Column('text')
  choice: ConsentChoice

  @Column('integer', { name: 'policy_version' })
  policyVersion: number

  @Column('text')
  language: Language

  @CreateDateColumn({ type: 'timestamptz', name: 'recorded_at' })
  recordedAt: Date
}
