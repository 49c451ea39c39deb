import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { HoldsPersonalData, OF_LEAD } from '#src/platform/personal-data/personal-tables.js'

/** Time by which the sender of a lead was promised an answer; deleted once the lead needs none. */
@Entity('answer_deadlines')
@HoldsPersonalData({ of: OF_LEAD })
@Index('answer_deadlines_by_due', ['dueAt'])
@Index('answer_deadlines_by_alert', ['alertAt'], { where: 'alert_at IS NOT NULL' })
export class AnswerDeadline {
  /** Id of a lead of any kind that needs an answer. */
  @PrimaryColumn('uuid', { name: 'lead_id' })
  leadId: string

  @Column({ type: 'timestamptz', name: 'due_at', precision: 3 })
  dueAt: Date

  /** Time of the next mail to staff if there is no answer; null after the last one. */
  @Column({ type: 'timestamptz', name: 'alert_at', precision: 3, nullable: true })
  alertAt: Date | null

  /** True after the mail to the colleague: the next one goes to the head office. */
  @Column('boolean', { name: 'is_escalated', default: false })
  isEscalated: boolean
}
