import { Injectable, type OnModuleInit } from '@nestjs/common'
import { DiscoveryService, MetadataScanner } from '@nestjs/core'
import { requireValue } from '#src/shared/lookups.js'
import { type OutboxEventType, outboxEventTypes } from './events.js'
import { handledTypes, type OutboxHandler } from './on-event.decorator.js'

/** Handlers of outbox events: the methods of all providers that have `@OnEvent`. */
@Injectable()
export class EventHandlersService implements OnModuleInit {
  private readonly handlers = new Map<OutboxEventType, OutboxHandler[]>()

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const instances = new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown))
    for (const instance of instances) if (typeof instance === 'object' && instance) this.addHandlersOf(instance)
  }

  /** Types that this process handles, in the order of the catalogue. */
  get types(): OutboxEventType[] {
    return outboxEventTypes.filter((type) => this.handlers.has(type))
  }

  /** Handlers of a type, in the order in which the modules of their providers are imported. */
  of(type: OutboxEventType): readonly OutboxHandler[] {
    return this.handlers.get(type) ?? []
  }

  private addHandlersOf(instance: object): void {
    const prototype = Object.getPrototypeOf(instance) as Record<string, OutboxHandler> | null
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const method = requireValue(prototype?.[name], name)
      for (const type of handledTypes(method)) this.handlers.set(type, [...this.of(type), method.bind(instance)])
    }
  }
}
