import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, Not, Repository } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { type FieldFault, Problem } from '#src/platform/http/problems/problem.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { WebhookSecretsService } from '../endpoints/webhook-secrets.service.js'
import { hostOf, readEndpointUrl } from '../sending/endpoint-url.js'
import { AddressRefused, HostAddressesService } from '../sending/host-addresses.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import type { AuditAction } from '#src/admin/audit/audit-actions.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import { tooManyWebhooks, webhookNotFound } from './webhook-problems.js'
import { type NewWebhookDto, toWebhookDto, type WebhookDto, type WebhookValuesDto } from './webhook.dto.js'

/** Each has a lane of its own in every process. */
const MOST_ENDPOINTS = 20
/** For how long receivers may still know the secret before alone. */
const OVERLAP_HOURS = 24

/** The endpoints, as the owner sees and changes them. */
@Injectable()
export class WebhookEditingService {
  constructor(
    @InjectRepository(WebhookEndpoint) private readonly endpoints: Repository<WebhookEndpoint>,
    private readonly secrets: WebhookSecretsService,
    private readonly hosts: HostAddressesService,
    private readonly audit: AuditLogService,
  ) {}

  async list(): Promise<WebhookDto[]> {
    const endpoints = await this.endpoints.find({ order: { createdAt: 'ASC', id: 'ASC' } })
    return endpoints.map(toWebhookDto)
  }

  /** @throws Problem 404 */
  async read(id: string): Promise<WebhookDto> {
    const endpoint = await this.endpoints.findOneBy({ id })
    if (!endpoint) throw webhookNotFound()
    return toWebhookDto(endpoint)
  }

  /** With its secret, which nobody is shown again. @throws Problem 409 when there are too many; 422 */
  async create(asked: WebhookValuesDto, actor: SignedInUser): Promise<NewWebhookDto> {
    const values = await this.valuesOf(asked)
    const id = idByTime()
    const secret = this.secrets.make()
    await this.endpoints.manager.transaction(async (manager) => {
      await acquireAdvisoryLock(manager, 'webhookEndpoints')
      if ((await manager.count(WebhookEndpoint)) >= MOST_ENDPOINTS) throw tooManyWebhooks()
      await refuseTaken(manager, values.url, id)
      await manager.insert(WebhookEndpoint, { ...values, id, sealedSecret: this.secrets.seal(secret, id) })
      await this.record('webhook.created', id, actor, manager)
    })
    return { ...(await this.read(id)), secret }
  }

  /** @throws Problem 404, 412 when somebody else has changed it since, 422 */
  async save(id: string, asked: WebhookValuesDto, seen: number, actor: SignedInUser): Promise<void> {
    const values = await this.valuesOf(asked)
    await this.endpoints.manager.transaction(async (manager) => {
      await acquireAdvisoryLock(manager, 'webhookEndpoints')
      const { version, url, failingSince } = await lock(manager, id)
      if (version !== seen) throw changedMeanwhile('webhook')
      await refuseTaken(manager, values.url, id)
      // Another address has the three days before it that every address has.
      const failing = { failingSince: values.url === url ? failingSince : null }
      await manager.update(WebhookEndpoint, { id }, { ...values, ...failing, version: version + 1 })
      await this.record('webhook.changed', id, actor, manager)
    })
  }

  /** What it waits for is sent when it is enabled again. @throws Problem 404 */
  async disable(id: string, actor: SignedInUser): Promise<void> {
    await this.endpoints.manager.transaction(async (manager) => {
      const { disabledAt, version } = await lock(manager, id)
      if (disabledAt) return
      const disabled = { disabledAt: () => 'now()', disabledBecause: 'owner', version: version + 1 } as const
      await manager.update(WebhookEndpoint, { id }, disabled)
      await this.record('webhook.disabled', id, actor, manager)
    })
  }

  /** @throws Problem 404 */
  async enable(id: string, actor: SignedInUser): Promise<void> {
    await this.endpoints.manager.transaction(async (manager) => {
      const { disabledAt, version } = await lock(manager, id)
      if (!disabledAt) return
      const enabled = { disabledAt: null, disabledBecause: null, failingSince: null, version: version + 1 }
      await manager.update(WebhookEndpoint, { id }, enabled)
      await this.record('webhook.enabled', id, actor, manager)
    })
  }

  /** The secret before signs as well for a day. @returns the new one, which nobody is shown again @throws Problem 404 */
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

  /** With its log. @throws Problem 404 */
  async remove(id: string, actor: SignedInUser): Promise<void> {
    await this.endpoints.manager.transaction(async (manager) => {
      const { url } = await lock(manager, id)
      await manager.delete(WebhookEndpoint, { id })
      // Its host alone: the rest of an address may be a secret of its owner's.
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

  /** A name that nobody knows, or not yet, is taken: what is sent there says so. */
  private async leadsToInternet(host: string): Promise<boolean> {
    return this.hosts.find(host).then(
      () => true,
      (error) => !(error instanceof AddressRefused),
    )
  }

  private record(action: AuditAction, id: string, actor: SignedInUser, manager: EntityManager): Promise<void> {
    return this.audit.record({ action, actor, subject: { kind: 'webhook', id } }, manager)
  }
}

/** @throws Problem 404 */
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
