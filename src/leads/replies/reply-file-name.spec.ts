import { toReplyFileName } from './reply-file-name.js'

describe('toReplyFileName', () => {
  it.each([
    ['Cjenik 2026.pdf', 'Cjenik 2026.pdf'],
    ['C:\\Users\\iva\\Račun.PDF', 'Račun.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['ra\u010d\r\nContent-Type: x.pdf', 'rač Content-Type x.pdf'],
    ['c\u030cekovi.pdf', '\u010dekovi.pdf'],
    ['racun\u202efdp.exe', 'racun fdp.exe.pdf'],
    ['.pdf', 'file.pdf'],
    ['', 'file.pdf'],
    [`${'ž'.repeat(300)}.pdf`, `${'ž'.repeat(100)}.pdf`],
  ])('returns a safe name for %j', (name, safe) => {
    expect(toReplyFileName(name, 'application/pdf')).toBe(safe)
  })

  it('appends the extension of the type', () => {
    expect(toReplyFileName('slika.png', 'image/jpeg')).toBe('slika.png.jpg')
    expect(toReplyFileName('slika.jpeg', 'image/jpeg')).toBe('slika.jpg')
  })
})
