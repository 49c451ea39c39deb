import { EventHandlersService } from '../../../src/platform/outbox/event-handlers.service.js'
import { outboxEventTypes } from '../../../src/platform/outbox/events.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('OutboxService', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site?.close())

  it('has a handler for each event type in the catalogue', () => {
    expect(site.app.get(EventHandlersService).types).toEqual(outboxEventTypes)
  })
})
