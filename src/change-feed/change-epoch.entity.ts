import { Check, Column, Entity, Generated, PrimaryColumn } from 'typeorm'

/** Identity of this database: its order of changes is valid nowhere else. One row, not included in backups. */
@Entity('change_epoch')
@Check('change_epoch_one_row', 'one')
export class ChangeEpoch {
  @PrimaryColumn('boolean', { default: true })
  one: true

  @Column('uuid')
  @Generated('uuid')
  id: string
}
