import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Environment } from '../../config/environment.js'
import { securityHeaders } from './security-headers.js'

describe('strict transport security', () => {
  it.each([
    ['http://example.com', true, undefined],
    ['https://example.com', false, 'max-age=31536000'],
    ['https://example.com', true, 'max-age=31536000; includeSubDomains'],
  ])('for %s, subdomains included: %s, is %s', (publicUrl, hstsIncludesSubdomains, expected) => {
    const request = new IncomingMessage(new Socket())
    const response = new ServerResponse(request)
    const environment = new Environment({ publicUrl, hstsIncludesSubdomains })
    securityHeaders(environment)(request, response, () => undefined)
    expect(response.getHeader('Strict-Transport-Security')).toBe(expected)
  })
})
