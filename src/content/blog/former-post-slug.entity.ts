import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { Post } from './post.entity.js'

/** Former slug of a post, which redirects to the current one. */
@Entity('former_post_slugs')
export class FormerPostSlug {
  @PrimaryColumn('text')
  slug: string

  @Column('uuid', { name: 'post_id' })
  postId: string

  @ManyToOne(() => Post, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'former_post_slugs_post_id_fkey' })
  post: Post
}
