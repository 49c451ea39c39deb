import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestApp } from './test-app.js'

interface RawAnswer {
  status: number
  body: string
}

/** Requests a path without normalisation, which fetch and supertest would apply. */
export async function getRaw(
  { http }: TestApp,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { port } = http.address() as AddressInfo
  return new Promise((resolve, reject) => {
    get({ port, path, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode!, body }))
    }).on('error', reject)
  })
}
