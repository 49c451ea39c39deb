import { Injectable, Module } from '@nestjs/common'
import { DiscoveryModule, NestFactory } from '@nestjs/core'
import type { EntityManager } from 'typeorm'
import { EventHandlersService } from './event-handlers.service.js'
import { leadReceived } from './events.js'
import { OnEvent } from './on-event.decorator.js'

const calls: string[] = []

@Injectable()
class FirstService {
  private readonly name = 'first'

  @OnEvent('newsletter.confirmed')
  confirm(subscriberIds: string[]): Promise<void> {
    calls.push(`${this.name} ${subscriberIds.join()}`)
    return Promise.resolve()
  }
}

@Injectable()
class SecondService {
  @OnEvent('newsletter.confirmed', ...leadReceived)
  handle(subjectIds: string[], _: EntityManager, type: string): Promise<void> {
    calls.push(`second ${type} ${subjectIds.join()}`)
    return Promise.resolve()
  }
}

@Module({
  imports: [DiscoveryModule],
  providers: [
    EventHandlersService,
    FirstService,
    SecondService,
    { provide: 'alias', useExisting: FirstService },
    { provide: 'value', useValue: Object.create(null) as object },
  ],
})
class TestModule {}

export class DoesNotCompile {
  // @ts-expect-error: the catalogue lacks the type
  @OnEvent('newsletter.confirmd')
  handleUnknown(): Promise<void> {
    return Promise.resolve()
  }

  // @ts-expect-error: the handler accepts events of another type
  @OnEvent('newsletter.confirmed')
  handleOther(_ids: string[], _: EntityManager, _type: 'newsletter.subscribed'): Promise<void> {
    return Promise.resolve()
  }
}

describe('EventHandlersService', () => {
  let handlers: EventHandlersService
  const manager = {} as EntityManager
  beforeAll(async () => {
    const app = await NestFactory.createApplicationContext(TestModule, { logger: false })
    await app.init()
    handlers = app.get(EventHandlersService)
  })
  beforeEach(() => void (calls.length = 0))

  it('finds each handler of a type once, in the order of the providers', async () => {
    for (const handle of handlers.of('newsletter.confirmed')) await handle(['1', '2'], manager, 'newsletter.confirmed')
    expect(calls).toEqual(['first 1,2', 'second newsletter.confirmed 1,2'])
  })

  it('lists the handled types in the order of the catalogue', () => {
    expect(handlers.types).toEqual([
      'contact.received',
      'franchise.received',
      'appointment.received',
      'booking.received',
      'newsletter.confirmed',
    ])
  })

  it('returns no handler of a type that is not handled', () => {
    expect(handlers.of('api_key.used')).toEqual([])
  })
})
