import { deflateSync } from 'node:zlib'
import { MAX_REPLY_FILES_BYTES } from '#src/shared/leads/reply-files.js'
import { findPdfFault } from './pdf-content.js'

const pdf = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}%%EOF\n`,
    'latin1',
  )

const stream = (entries: string, content: Buffer) =>
  `<<${entries} /Length ${content.length}>>\nstream\r\n${content.toString('latin1')}\nendstream`

const objectStream = (objects: string, entries = '/Filter /FlateDecode') =>
  stream(`/Type /ObjStm /N 1 /First 4 ${entries}`, deflateSync(`9 0 ${objects}`))

/** Page content that begins like an object stream. */
const CONTENT = stream('/Filter /FlateDecode', deflateSync('1 0 0 1 0 0 cm'))

const SCRIPT = '<</S /JavaScript /JS (app.alert(1))>>'

describe('findPdfFault', () => {
  it.each([
    ['a script that runs when it is opened', pdf(`<</Type /Catalog /OpenAction ${SCRIPT}>>`)],
    ['a script whose name has escapes', pdf('<</OpenAction <</S/Java#53cript/JS(app.alert(1))>>>>')],
    ['a script at the end of a delimiter', pdf('<</S/JavaScript(x)>>')],
    ['a program to launch', pdf('<</S /Launch /F (cmd.exe)>>')],
    ['an embedded file', pdf('<</Names <</EmbeddedFiles 5 0 R>>>>', stream('/Type /EmbeddedFile', Buffer.from('MZ')))],
    ['an attached file', pdf('<</Type /Annot /Subtype /FileAttachment>>')],
    ['a form that sends data', pdf('<</S /SubmitForm /F (https://example.com)>>')],
    ['a form of XFA', pdf('<</AcroForm <</XFA 5 0 R>>>>')],
    ['a script in an object stream', pdf(objectStream(SCRIPT))],
    ['a script in an object stream without a type', pdf(stream('/N 1 /First 4', deflateSync(`9 0 ${SCRIPT}`)))],
    [
      'a script in an object stream after a comment, beside another stream of numbers',
      pdf(CONTENT, objectStream(SCRIPT).replace('>>\nstream', '>> % comment\nstream')),
    ],
    [
      'a script in an object stream that begins with a comment',
      pdf(stream('/Type /ObjStm /N 1 /First 7', deflateSync(`%x\n9 0 ${SCRIPT}`))),
    ],
    ['a script in the second of two object streams', pdf(objectStream('<<>>'), objectStream(SCRIPT))],
  ])('finds %s', (_what, bytes) => {
    expect(findPdfFault(bytes)).toBe('replyFile.active')
  })

  it.each([
    ['with a password', pdf('<</Encrypt 5 0 R>>')],
    ['with an object stream in another filter', pdf(objectStream('<<>>', '/Filter [/ASCIIHexDecode /FlateDecode]'))],
    [
      'with an object stream that does not decompress',
      pdf(stream('/Type /ObjStm /Filter /FlateDecode', Buffer.from('x'))),
    ],
    ['with an object stream in rows of a predictor', pdf(stream('/Type /ObjStm', deflateSync('\x029 0 <<>>')))],
    [
      'with an object stream in rows of a predictor, beside another stream of numbers',
      pdf(CONTENT, stream('/Type /ObjStm /N 1 /First 4', deflateSync(`\x009 0 ${SCRIPT}`))),
    ],
    [
      'with an object stream in rows of a predictor whose dictionary seems to begin later',
      pdf(CONTENT, stream('/Type /ObjStm /N 1 /First 4 /X (endobj)', deflateSync(`\x009 0 ${SCRIPT}`))),
    ],
    ['that decompresses to 200 MB', pdf(objectStream(' '.repeat(200_000_000)))],
  ])('refuses a PDF %s', (_what, bytes) => {
    expect(findPdfFault(bytes)).toBe('replyFile.unreadable')
  })

  it.each([
    ['of a hundred million escapes in half a megabyte', pdf(objectStream('#41'.repeat(33_000_000)))],
    ['of a million streams', Buffer.concat([pdf('/ObjStm'), Buffer.alloc(MAX_REPLY_FILES_BYTES, '>>stream\nx')])],
    [
      'of half a million compressed streams',
      Buffer.concat([
        pdf('/ObjStm'),
        Buffer.alloc(MAX_REPLY_FILES_BYTES, `>>stream\n${deflateSync('1 0 x').toString('latin1')}`, 'latin1'),
      ]),
    ],
    ['of a million object streams', Buffer.concat([pdf(), Buffer.alloc(MAX_REPLY_FILES_BYTES, ' /ObjStm')])],
  ])('does not hang on a PDF %s', (_what, bytes) => {
    expect(findPdfFault(bytes)).toBe('replyFile.unreadable')
  })

  it.each([
    [
      'an object stream that is compressed twice',
      pdf(
        stream('/Type /ObjStm /Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(`9 0 ${SCRIPT}`))),
        CONTENT,
      ),
    ],
    ['an object stream behind a comment', pdf(objectStream(SCRIPT).replace('stream\r', '%\nstream\r'), CONTENT)],
    [
      'an object stream behind a text that looks like another one',
      pdf(objectStream(SCRIPT, `/X (${CONTENT}) /Filter /FlateDecode`)),
    ],
    [
      'an object stream after a single carriage return',
      pdf(objectStream(SCRIPT).replace('stream\r\n', 'stream\r'), CONTENT),
    ],
    ['a million names of object streams', pdf('/ObjStm'.repeat(1_000_000), CONTENT)],
  ])('does not accept a PDF with %s', (_what, bytes) => {
    expect(findPdfFault(bytes)).toBeDefined()
  })

  it.each([
    ['links and pages', pdf('<</OpenAction [3 0 R /Fit]>>', '<</S /URI /URI (https://example.com/JavaScript.html)>>')],
    ['compressed content and objects', pdf(CONTENT, objectStream('<<>>'))],
    [
      'outlines, and a picture in rows of a predictor',
      pdf('<</First 3 0 R>>', stream('/Subtype /Image /DecodeParms <</Predictor 15>>', deflateSync('\x01abc'))),
    ],
    [
      'compressed objects, and references to them in rows of a predictor',
      pdf(objectStream('<<>>'), stream('/Type /XRef /DecodeParms <</Predictor 12>>', deflateSync('\x02\x01\x00'))),
    ],
    ['content in another filter', pdf(stream('/Filter [/ASCII85Decode /FlateDecode]', Buffer.from('Gb"0F')))],
    ['a picture', pdf(stream('/Subtype /Image /Filter /DCTDecode', Buffer.from('\xff\xd8/JS', 'latin1')))],
  ])('accepts a PDF with %s', (_what, bytes) => {
    expect(findPdfFault(bytes)).toBeUndefined()
  })
})
