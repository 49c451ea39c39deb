import { readReplyFileType } from './reply-file-type.js'

describe('readReplyFileType', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n', { type: 'application/pdf' }],
    ['a truncated PDF', '%PDF-1.7\n1 0 obj', { fault: 'replyFile.damaged' }],
    ['an empty file', '', { fault: 'replyFile.empty' }],
    ['a web page', `<!doctype html>${' '.repeat(40)}<script>`, { fault: 'replyFile.type' }],
    ['a program', `MZ${'\0'.repeat(60)}%PDF-1.7 %%EOF`, { fault: 'replyFile.type' }],
    ['a PDF with a script', '%PDF-1.7\n<</S /JavaScript>>\n%%EOF\n', { fault: 'replyFile.active' }],
    ['a truncated JPEG', `\xff\xd8\xff\xe0${'\0'.repeat(60)}`, { fault: 'replyFile.damaged' }],
    ['a GIF', `GIF89a${'\0'.repeat(60)}`, { fault: 'replyFile.type' }],
  ])('recognises %s', (_what, content, expected) => {
    expect(readReplyFileType(Buffer.from(content, 'latin1'))).toEqual(expected)
  })
})
