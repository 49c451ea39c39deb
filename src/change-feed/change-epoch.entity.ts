import { Check, Column, Entity, Generated, PrimaryColumn } from 'typeorm'

/** Which database this is: the order in which its rows have changed is that of no other. One row, which no backup holds. */
@Entity('change_epoch')
@Check('change_epoch_one_row', 'one')
export class ChangeEpoch {
  @PrimaryColumn('boolean', { default: true })
  one: true

  @Column('uuid')
  @Generated('uuid')
  id: string
}
