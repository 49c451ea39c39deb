import { deflateSync } from 'node:zlib'
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
      'with an object stream that is compressed twice',
      pdf(
        stream('/Type /ObjStm /Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(`9 0 ${SCRIPT}`))),
        CONTENT,
      ),
    ],
    ['with an object stream behind a comment', pdf(objectStream(SCRIPT).replace('stream\r', '%\nstream\r'), CONTENT)],
    [
      'with an object stream behind a text that looks like another one',
      pdf(objectStream(SCRIPT, `/X (${CONTENT}) /Filter /FlateDecode`)),
    ],
    [
      'with an object stream after a single carriage return',
      pdf(objectStream(SCRIPT).replace('stream\r\n', 'stream\r'), CONTENT),
    ],
    ['with a million names of object streams', pdf('/ObjStm'.repeat(1_000_000), CONTENT)],
    ['that decompresses to 200 MB', pdf(objectStream(' '.repeat(200_000_000)))],
  ])('refuses a PDF %s', (_what, bytes) => {
    expect(findPdfFault(bytes)).toBe('replyFile.unreadable')
  })

  it.each([
    ['links and pages', pdf('<</OpenAction [3 0 R /Fit]>>', '<</S /URI /URI (https://example.com/JavaScript.html)>>')],
    ['compressed content and objects', pdf(CONTENT, objectStream('<<>>'))],
    ['a picture', pdf(stream('/Subtype /Image /Filter /DCTDecode', Buffer.from('\xff\xd8/JS', 'latin1')))],
  ])('accepts a PDF with %s', (_what, bytes) => {
    expect(findPdfFault(bytes)).toBeUndefined()
  })
})
