import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import type { AuditAction } from '#src/admin/audit/audit-actions.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { claimFaults } from '#src/admin/claims/claim-faults.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import { claimsInIssue } from '#src/shared/claims/issue-claims.js'
import { type IssueStatus, SECONDS_TO_STOP } from '#src/shared/newsletter/issue-status.js'
import { missingFields } from '#src/shared/newsletter/newsletter-issue.js'
import { IssueQueueService } from '../mails/issues/issue-queue.service.js'
import { NewsletterIssue } from '../newsletter-issue.entity.js'
import { issueNotFound, issueNotInStatus } from './issue-problems.js'

/** Transition of an issue, in one transaction with a lock. */
interface Move {
  from: IssueStatus[]
  action: AuditAction | ((issue: NewsletterIssue) => AuditAction)
  details?: object
  /** Version that the action is based on, if relevant. */
  seen?: number
  act: (issue: NewsletterIssue, manager: EntityManager) => Promise<unknown>
}

/** Sends issues to all subscribers; reserved to administrators, because sending cannot be undone. */
@Injectable()
export class IssueSendingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: IssueQueueService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Starts sending a draft or scheduled issue. The first mail leaves a minute later, until when `pause` stops it.
   * @param claimsConfirmed true if the claims about health in its texts are confirmed
   * @throws Problem 404; 409; 412; 422 when a text is missing, or claims something without confirmation
   */
  send(id: string, seen: number, actor: SignedInUser, claimsConfirmed: boolean): Promise<void> {
    return this.move(id, actor, {
      from: ['draft', 'scheduled'],
      action: 'issue.sent',
      seen,
      act: async (issue, manager) => {
        assertComplete(issue)
        await this.acceptClaims(issue, claimsConfirmed, actor, manager)
        const scheduledAt = () => `now() + make_interval(secs => ${SECONDS_TO_STOP})` // one clock for all processes
        await manager.update(NewsletterIssue, { id }, { status: 'starting', scheduledAt })
        await this.queue.plan(id, scheduledAt, manager)
      },
    })
  }

  /**
   * Schedules an issue, for a minute later at the earliest.
   * @param claimsConfirmed as for `send`
   * @throws Problem 404; 409; 412; 422 for a past time, and as for `send`
   */
  schedule(id: string, at: Date, seen: number, actor: SignedInUser, claimsConfirmed: boolean): Promise<void> {
    return this.move(id, actor, {
      from: ['draft', 'scheduled'],
      action: 'issue.scheduled',
      seen,
      details: { at },
      act: async (issue, manager) => {
        assertComplete(issue)
        if (at <= new Date()) throw Problem.validation([{ field: 'at', code: 'date.past' }])
        await this.acceptClaims(issue, claimsConfirmed, actor, manager)
        const scheduledAt = new Date(Math.max(at.getTime(), Date.now() + SECONDS_TO_STOP * 1000))
        await manager.update(NewsletterIssue, { id }, { status: 'scheduled', scheduledAt })
        await this.queue.plan(id, scheduledAt, manager)
      },
    })
  }

  /** Makes a scheduled issue a draft again. @throws Problem 404; 409 for an issue that is not scheduled */
  unschedule(id: string, actor: SignedInUser): Promise<void> {
    return this.move(id, actor, {
      from: ['scheduled'],
      action: 'issue.unscheduled',
      act: async (_issue, manager) => {
        await manager.update(NewsletterIssue, { id }, { status: 'draft', scheduledAt: null })
        await this.queue.forget(id, manager)
      },
    })
  }

  /**
   * Pauses sending, except for mails in progress. An issue of which no mail was queued becomes a draft again.
   * @throws Problem 404; 409 for an issue that is not being sent
   */
  pause(id: string, actor: SignedInUser): Promise<void> {
    return this.move(id, actor, {
      from: ['starting', 'sending'],
      action: ({ status }) => (status === 'starting' ? 'issue.unscheduled' : 'issue.paused'),
      act: async ({ status }, manager) => {
        await this.queue.forget(id, manager)
        if (status === 'starting') {
          await manager.update(NewsletterIssue, { id }, { status: 'draft', scheduledAt: null })
        } else {
          await manager.update(NewsletterIssue, { id }, { status: 'paused' })
          await this.queue.setHeld(id, true, manager)
        }
      },
    })
  }

  /** Resumes sending to the remaining recipients. @throws Problem 404; 409 for an issue that is not paused */
  resume(id: string, actor: SignedInUser): Promise<void> {
    return this.move(id, actor, {
      from: ['paused'],
      action: 'issue.resumed',
      act: async (_issue, manager) => {
        await manager.update(NewsletterIssue, { id }, { status: 'sending' })
        await this.queue.setHeld(id, false, manager)
        await this.queue.plan(id, null, manager)
      },
    })
  }

  /** Deletes a draft. @throws Problem 404; 409 for other statuses: sent issues are never deleted; 412 */
  remove(id: string, seen: number, actor: SignedInUser): Promise<void> {
    return this.move(id, actor, {
      from: ['draft'],
      action: 'issue.removed',
      seen,
      act: (_issue, manager) => manager.delete(NewsletterIssue, { id }),
    })
  }

  /** Records the confirmation of the claims in an issue, if it has any. @throws Problem 422 without confirmation */
  private async acceptClaims(
    issue: NewsletterIssue,
    confirmed: boolean,
    actor: SignedInUser,
    manager: EntityManager,
  ): Promise<void> {
    const claims = claimsInIssue(issue)
    if (claims.length === 0) return
    if (!confirmed) throw Problem.validation(claimFaults(claims))
    const details = { claims: claims.map(({ phrase }) => phrase) }
    await this.audit.record(
      { action: 'claims.confirmed', actor, subject: { kind: 'issue', id: issue.id }, details },
      manager,
    )
  }

  private async move(id: string, actor: SignedInUser, { from, action, details, seen, act }: Move): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const issue = await manager.findOne(NewsletterIssue, { where: { id }, lock: { mode: 'pessimistic_write' } })
      if (!issue) throw issueNotFound()
      if (!from.includes(issue.status)) throw issueNotInStatus()
      if (seen !== undefined && issue.version !== seen) throw changedMeanwhile('issue')
      const done = typeof action === 'function' ? action(issue) : action
      await act(issue, manager)
      await this.audit.record({ action: done, actor, subject: { kind: 'issue', id }, details }, manager)
    })
  }
}

/** Ensures that the texts in a language exist. @throws Problem 422 with the missing ones */
function assertComplete(issue: NewsletterIssue): void {
  const faults = missingFields(issue)
  if (faults.length > 0) throw Problem.validation(faults.map((field) => ({ field, code: 'required' })))
}
