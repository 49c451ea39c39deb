import { readFileSync } from 'node:fs'
import { findUnsupportedNode } from './node-support.js'

describe('findUnsupportedNode', () => {
  it.each([
    ['20.19.0', '2026-04-30', undefined],
    ['20.19.0', '2026-05-01', { version: '20.19.0', until: '2026-04-30' }],
    ['24.21.0', '2026-11-29', undefined],
    ['24.21.0', '2028-05-01', { version: '24.21.0', until: '2028-04-30' }],
    ['23.1.0', '2026-11-29', { version: '23.1.0', until: undefined }],
    ['18.20.8', '2026-11-29', { version: '18.20.8', until: undefined }],
    ['28.0.0', '2040-01-01', undefined],
  ])('judges Node %s on %s', (version, today, expected) => {
    expect(findUnsupportedNode(version, today)).toEqual(expected)
  })

  it('has a date for every major version that the package accepts', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
    const accepted = [...engines.node.matchAll(/\^(\d+\.\d+\.\d+)/g)].map(([, version]) => version!)
    expect(accepted.length).toBeGreaterThan(2)
    for (const version of accepted) expect(findUnsupportedNode(version, '2026-04-01')).toBeUndefined()
  })
})
