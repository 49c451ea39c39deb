import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, Not, Repository } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import type { AuditAction } from '#src/admin/audit/audit-actions.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { StandingAccessService } from '#src/admin/standing-access/standing-access.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { type FieldFault, Problem } from '#src/platform/http/problems/problem.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { WebhookSecretsService } from '../endpoints/webhook-secrets.service.js'
import { hostOf, readEndpointUrl } from '../sending/endpoint-url.js'
import { AddressRefused, HostAddressesService } from '../sending/host-addresses.service.js'
import {
  MOST_ENDPOINTS,
  type NewWebhookDto,
  toWebhookDto,
  type WebhookDto,
  type WebhookValuesDto,
} from './webhook.dto.js'
import { tooManyWebhooks, webhookNotFound } from './webhook-problems.js'

/** Hours for which receivers may still use the previous secret. */
const OVERLAP_HOURS = 24

/** Reads and changes webhook endpoints. */
@Injectable()
export class WebhookEditingService {
  constructor(
    @InjectRepository(WebhookEndpoint) private readonly endpoints: Repository<WebhookEndpoint>,
    private readonly secrets: WebhookSecretsService,
    private readonly hosts: HostAddressesService,
    private readonly audit: AuditLogService,
    private readonly standingAccess: StandingAccessService,
  ) {}

  async list(): Promise<WebhookDto[]> {
    const endpoints = await this.endpoints.find({ order: { createdAt: 'ASC', id: 'ASC' } })
    return endpoints.map(toWebhookDto)
  }

  /** Returns an endpoint. @throws Problem 404 */
  async read(id: string): Promise<WebhookDto> {
    const endpoint = await this.endpoints.findOneBy({ id })
    if (!endpoint) throw webhookNotFound()
    return toWebhookDto(endpoint)
  }

  /**
   * Creates an endpoint. @returns it with its secret, not shown again. @throws Problem 409 when there are too many; 422
   */
  async create(asked: WebhookValuesDto, actor: SignedInUser): Promise<NewWebhookDto> {
    const values = await this.valuesOf(asked)
    const id = idByTime()
    const secret = this.secrets.make()
    await this.endpoints.manager.transaction(async (manager) => {
      await acquireAdvisoryLock(manager, 'webhookEndpoints')
      if ((await manager.count(WebhookEndpoint)) >= MOST_ENDPOINTS) throw tooManyWebhooks()
      await refuseTaken(manager, values.url, id)
      await this.standingAccess.assertMayHold(manager, 'webhook', actor.id)
      const sealedSecret = this.secrets.seal(secret, id)
      await manager.insert(WebhookEndpoint, { ...values, id, sealedSecret, ownerId: actor.id })
      await this.record('webhook.created', id, actor, manager, true)
    })
    return { ...(await this.read(id)), secret }
  }

  /**
   * Replaces the values of an endpoint. An administrator who changes its address owns it from then on, so that a webhook to that address
   * ends with the account. @throws Problem 404, 412 when it was changed since, 422
   */
  async save(id: string, asked: WebhookValuesDto, seen: number, actor: SignedInUser): Promise<void> {
    const values = await this.valuesOf(asked)
    await this.endpoints.manager.transaction(async (manager) => {
      await acquireAdvisoryLock(manager, 'webhookEndpoints')
      await this.standingAccess.assertMayHold(manager, 'webhook', actor.id)
      const { version, url } = await lock(manager, id)
      if (version !== seen) throw changedMeanwhile('webhook')
      await refuseTaken(manager, values.url, id)
      const isMoved = values.url !== url
      // A new address restarts the three days of failures before disabling.
      const moved = isMoved ? { failingSince: null, ownerId: actor.id } : {}
      await manager.update(WebhookEndpoint, { id }, { ...values, ...moved, version: version + 1 })
      await this.record('webhook.changed', id, actor, manager, isMoved)
    })
  }

  /** Disables an endpoint. Waiting messages are sent when it is enabled again. @throws Problem 404 */
  async disable(id: string, actor: SignedInUser): Promise<void> {
    await this.endpoints.manager.transaction(async (manager) => {
      const { disabledAt, version } = await lock(manager, id)
      if (disabledAt) return
      const disabled = { disabledAt: () => 'now()', disabledBecause: 'owner', version: version + 1 } as const
      await manager.update(WebhookEndpoint, { id }, disabled)
      await this.record('webhook.disabled', id, actor, manager)
    })
  }

  /** Enables an endpoint, which the administrator owns from then on. @throws Problem 404 */
  async enable(id: string, actor: SignedInUser): Promise<void> {
    await this.endpoints.manager.transaction(async (manager) => {
      await this.standingAccess.assertMayHold(manager, 'webhook', actor.id)
      const { disabledAt, version } = await lock(manager, id)
      if (!disabledAt) return
      const enabled = {
        disabledAt: null,
        disabledBecause: null,
        failingSince: null,
        ownerId: actor.id,
        version: version + 1,
      }
      await manager.update(WebhookEndpoint, { id }, enabled)
      await this.record('webhook.enabled', id, actor, manager)
    })
  }

  /**
   * Rotates the secret; the previous one also signs for a day. @returns the new one, not shown again @throws Problem
   * 404
   */
  async rotateSecret(id: string, actor: SignedInUser): Promise<string> {
    const secret = this.secrets.make()
    await this.endpoints.manager.transaction(async (manager) => {
      const { sealedSecret, version } = await lock(manager, id)
      await manager.update(
        WebhookEndpoint,
        { id },
        {
          sealedSecret: this.secrets.seal(secret, id),
          previousSealedSecret: sealedSecret,
          previousSecretUntil: () => `now() + make_interval(hours => ${OVERLAP_HOURS})`,
          version: version + 1,
        },
      )
      await this.record('webhook.secret_rotated', id, actor, manager)
    })
    return secret
  }

  /** Deletes an endpoint with its log. @throws Problem 404 */
  async remove(id: string, actor: SignedInUser): Promise<void> {
    await this.endpoints.manager.transaction(async (manager) => {
      const { url } = await lock(manager, id)
      await manager.delete(WebhookEndpoint, { id })
      // Records only the host: the path may contain a secret.
      const details = { host: new URL(url).host }
      await this.audit.record({ action: 'webhook.removed', actor, subject: { kind: 'webhook', id }, details }, manager)
    })
  }

  private async valuesOf({ url: text, description, events }: WebhookValuesDto) {
    const url = readEndpointUrl(text, this.hosts)
    if (!(url instanceof URL)) throw urlProblem(url)
    if (!(await this.leadsToInternet(hostOf(url)))) throw urlProblem('private')
    return { url: url.href, description: description ?? null, events }
  }

  /** Checks that a host has public addresses. An unknown name is accepted: deliveries will report it. */
  private async leadsToInternet(host: string): Promise<boolean> {
    return this.hosts.find(host).then(
      () => true,
      (error) => !(error instanceof AddressRefused),
    )
  }

  private record(
    action: AuditAction,
    id: string,
    actor: SignedInUser,
    manager: EntityManager,
    tellsAdministrators = false,
  ): Promise<void> {
    return this.audit.record({ action, actor, subject: { kind: 'webhook', id }, tellsAdministrators }, manager)
  }
}

/** Locks an endpoint. @throws Problem 404 */
async function lock(manager: EntityManager, id: string): Promise<WebhookEndpoint> {
  const endpoint = await manager.findOne(WebhookEndpoint, { where: { id }, lock: { mode: 'pessimistic_write' } })
  if (!endpoint) throw webhookNotFound()
  return endpoint
}

async function refuseTaken(manager: EntityManager, url: string, id: string): Promise<void> {
  if (await manager.existsBy(WebhookEndpoint, { url, id: Not(id) })) throw urlProblem('taken')
}

function urlProblem(what: string): Problem {
  const fault: FieldFault = { field: 'url', code: `webhookUrl.${what}` }
  return Problem.validation([fault])
}
