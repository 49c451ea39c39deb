import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { MOST_SAVED_VIEWS } from '#src/shared/leads/saved-inbox-view.js'
import { normaliseInboxQuery, parseQuery } from './inbox-query.js'
import { type NewSavedInboxViewDto, SavedInboxViewDto } from './saved-inbox-view.dto.js'
import { SavedInboxView } from './saved-inbox-view.entity.js'

type Owner = Pick<SignedInUser, 'id'>

/** Views of the inbox that users saved. Each user sees only the own ones. */
@Injectable()
export class SavedInboxViewsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the views of a user, in the order in which they were saved. */
  async list({ id: userId }: Owner): Promise<SavedInboxViewDto[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const
    const views = await this.dataSource.manager.find(SavedInboxView, { where: { userId }, order })
    return views.map(toDto)
  }

  /** @throws Problem 404 also for a view of another user */
  async get(id: string, { id: userId }: Owner): Promise<SavedInboxViewDto> {
    const view = await this.dataSource.manager.findOneBy(SavedInboxView, { id, userId })
    if (!view) throw new Problem({ code: 'not_found' })
    return toDto(view)
  }

  /**
   * Saves filters under a name. The user's view with the same filters, from another tab or a form sent twice, gets that name instead.
   * @throws Problem 409 for too many
   */
  create({ name, query }: NewSavedInboxViewDto, owner: Owner): Promise<SavedInboxViewDto> {
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, owner)
      const values = { userId: owner.id, query: normaliseInboxQuery(parseQuery(query)) }
      const same = await manager.findOneBy(SavedInboxView, values)
      if (same) return toDto(await manager.save(SavedInboxView, { ...same, name }))
      const count = await manager.countBy(SavedInboxView, { userId: owner.id })
      if (count >= MOST_SAVED_VIEWS) throw new Problem({ code: 'saved_view.too_many' })
      return toDto(await manager.save(SavedInboxView, { ...values, name }))
    })
  }

  /** @throws Problem 404 */
  async rename(id: string, name: string, owner: Owner): Promise<SavedInboxViewDto> {
    const { affected } = await this.dataSource.manager.update(SavedInboxView, { id, userId: owner.id }, { name })
    if (!affected) throw new Problem({ code: 'not_found' })
    return this.get(id, owner)
  }

  /** @throws Problem 404 */
  async delete(id: string, { id: userId }: Owner): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(SavedInboxView, { id, userId })
    if (!affected) throw new Problem({ code: 'not_found' })
  }
}

/** Locks a user against other changes of the user's views, so that their number can be checked. */
async function lockOwner(manager: EntityManager, { id }: Owner): Promise<void> {
  await manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [id])
}

/** Normalises the query again: a parameter may no longer exist. */
const toDto = (view: SavedInboxView) =>
  SavedInboxViewDto.pick(view, { query: normaliseInboxQuery(parseQuery(view.query)) })
