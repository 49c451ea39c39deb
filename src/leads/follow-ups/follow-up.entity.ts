import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { HoldsPersonalData, OF_LEAD } from '#src/platform/personal-data/personal-tables.js'

/** Day on which staff want to be reminded of an open lead; deleted when the lead is closed. */
@Entity('lead_follow_ups')
@HoldsPersonalData({ of: OF_LEAD })
@Index('lead_follow_ups_by_day', ['day'])
@Index('lead_follow_ups_to_announce', ['day'], { where: 'NOT is_announced' })
export class FollowUp {
  /** Id of a lead of any kind. */
  @PrimaryColumn('uuid', { name: 'lead_id' })
  leadId: string

  /** Date in Europe/Zagreb, `YYYY-MM-DD`. */
  @Column('date')
  day: string

  @Column('text', { nullable: true })
  note: string | null

  /** True after the mail to the assigned user. */
  @Column('boolean', { name: 'is_announced', default: false })
  isAnnounced: boolean
}
