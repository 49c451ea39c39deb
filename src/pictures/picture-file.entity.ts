import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import type { PictureFormat } from '#src/shared/pictures/picture-file.js'
import { Picture } from './picture.entity.js'

/** File of a picture in one width and format. */
@Entity('picture_files')
@Check('picture_files_stored_once', 'num_nonnulls(bytes, sha256) = 1')
export class PictureFile {
  @PrimaryColumn('uuid', { name: 'picture_id' })
  pictureId: string

  @ManyToOne(() => Picture, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'picture_files_picture_id_fkey' })
  picture: Picture

  @PrimaryColumn('integer')
  width: number

  @PrimaryColumn('text')
  format: PictureFormat

  /** Null if the store contains them. */
  @Column('bytea', { nullable: true })
  bytes: Buffer | null

  /** Hash of the bytes in the store; null if the row contains them. */
  @Column('bytea', { nullable: true })
  sha256: Buffer | null
}
