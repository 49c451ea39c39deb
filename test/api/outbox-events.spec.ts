import { EventHandlersService } from '../../src/platform/outbox/event-handlers.service.js'
import { outboxEventTypes } from '../../src/platform/outbox/events.js'
import { startTestApp, type TestApp } from '../support/test-app.js'

describe('outbox events', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site?.close())

  it('have a handler for each type in the catalogue', () => {
    expect(site.app.get(EventHandlersService).types).toEqual(outboxEventTypes)
  })
})
