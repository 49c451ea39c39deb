import type { Problem } from '#src/platform/http/problems/problem.js'
import { decodeTable } from './decode-table.js'

const text = 'ime;email\nĆćŽžŠšĐđ;ana@example.com\n'
const windows1250 = Buffer.concat([
  Buffer.from('ime;email\n'),
  Buffer.from([0xc6, 0xe6, 0x8e, 0x9e, 0x8a, 0x9a, 0xd0, 0xf0]),
  Buffer.from(';ana@example.com\n'),
])

describe('decodeTable', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Windows-1250', windows1250],
  ])('decodes %s', (_encoding, bytes) => {
    expect(decodeTable(bytes)).toBe(text)
  })

  it('decodes a file of one byte', () => {
    expect(decodeTable(Buffer.from('a'))).toBe('a')
  })

  it.each([
    ['csv.empty', Buffer.alloc(0)],
    ['csv.notText', Buffer.from('PK\x03\x04\x14\x00\x06\x00')],
    ['csv.notText', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('rejects a file as %s', (code, bytes) => {
    let errors: unknown
    try {
      decodeTable(bytes)
    } catch (error) {
      errors = (error as Problem).errors
    }
    expect(errors).toEqual([{ field: 'csv', code, args: undefined }])
  })
})
