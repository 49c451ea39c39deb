import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'

/** Filters of the inbox that a user saved under a name; deleted with the user. */
@Entity('saved_inbox_views')
@Index('saved_inbox_views_by_user', ['userId'])
export class SavedInboxView {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('uuid', { name: 'user_id' })
  userId: string

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'saved_inbox_views_user_id_fkey' })
  user: User

  @Column('text')
  name: string

  /** Query of the address, without the values that the inbox has by default. */
  @Column('text')
  query: string

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date
}
