import openapiTS, { astToString } from 'openapi-typescript'

/** Types of everything in an OpenAPI document, as the browser's code goes by them. */
export async function clientTypes(document) {
  const head = '// Made of docs/openapi.json by `npm run openapi:release`.\n'
  return head + astToString(await openapiTS(structuredClone(document)))
}
