import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Number of wrong passwords in an hour, until the audit log has it. */
@Entity('sign_in_failures')
export class SignInFailure {
  /** Zeros for addresses without an account. */
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string

  @PrimaryColumn('timestamptz')
  hour: Date

  @Column('integer')
  failures: number
}
