import { createHash } from 'node:crypto'
import openapiTS, { astToString } from 'openapi-typescript'

/** Returns the TypeScript types of an OpenAPI document, with the hash of its text for client/documented.spec.ts. */
export async function clientTypes(text) {
  const hash = createHash('sha256').update(text).digest('hex')
  const head = `// Generated from docs/generated/openapi.json by \`npm run openapi:release\`. SHA-256 of the document: ${hash}\n`
  return head + astToString(await openapiTS(JSON.parse(text)))
}
