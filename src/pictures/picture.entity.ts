import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import type { Translated } from '#src/shared/languages.js'
import type { PictureState } from '#src/shared/pictures/picture-upload.js'

/** Picture of the library. */
@Entity('pictures')
@Index('pictures_created_at_idx', { synchronize: false })
@Index('pictures_processing_idx', { synchronize: false })
export class Picture {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Incremented by changes of its description. */
  @VersionColumn({ default: 1 })
  version: number

  /** SHA-256 of the uploaded file, in hexadecimal digits. */
  @Column('text', { unique: true })
  hash: string

  /** Name of the uploaded file; empty for pictures that were uploaded before names were stored. */
  @Column('text', { name: 'file_name', default: '' })
  fileName: string

  /** Part of the addresses of its files: beginning of the hash. */
  @Column('text', { unique: true })
  name: string

  @Column('text', { default: 'processing' })
  state: PictureState

  /** Number of times that its files were begun; a picture that ends the process is not tried forever. */
  @Column('integer', { default: 0 })
  attempts: number

  /** Size of the largest file, in pixels. */
  @Column('integer')
  width: number

  @Column('integer')
  height: number

  /** Alternative text; empty for a decorative picture. */
  @Column('jsonb')
  alt: Translated

  @Column('boolean', { default: false })
  decorative: boolean

  /** Focal point in percent of the width and the height. */
  @Column('smallint', { name: 'focal_x', default: 50 })
  focalX: number

  @Column('smallint', { name: 'focal_y', default: 50 })
  focalY: number

  @CreateDateColumn({ type: 'timestamptz', precision: 3, name: 'created_at', default: () => 'now()' })
  createdAt: Date

  /** Upright PNG without metadata, from which the files are made; null afterwards. */
  @Column('bytea', { nullable: true, select: false })
  master: Buffer | null
}
