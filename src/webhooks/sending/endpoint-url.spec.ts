import { readEndpointUrl, type UrlFault } from './endpoint-url.js'

const read = (text: string, privateAllowed = false) => {
  const url = readEndpointUrl(text, { privateAllowed })
  return url instanceof URL ? url.href : url
}

describe('readEndpointUrl', () => {
  it.each([
    ['https://example.com/hooks?key=1', 'https://example.com/hooks?key=1'],
    ['HTTPS://EXAMPLE.com:443', 'https://example.com/'],
    ['https://example.com:8443/', 'https://example.com:8443/'],
    ['https://šibenik.example/', 'https://xn--ibenik-9jb.example/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://134744072/', 'https://8.8.8.8/'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
  ])('reads %s as %s', (text, href) => {
    expect(read(text)).toBe(href)
  })

  it.each<[string, UrlFault]>([
    ['example.com', 'invalid'],
    ['http://example.com/', 'invalid'],
    ['ftp://example.com/', 'invalid'],
    ['javascript:alert(1)', 'invalid'],
    ['file:///etc/passwd', 'invalid'],
    ['https://', 'invalid'],
    ['https://exa mple.com/', 'invalid'],
    ['https://example.com/#part', 'invalid'],
    ['https://256.1.1.1/', 'invalid'],
    ['https://ana:secret@example.com/', 'credentials'],
    ['https://ana@example.com/', 'credentials'],
    ['https://example.com@127.0.0.1/', 'credentials'],
    ['https://example.com:25/', 'port'],
    ['https://example.com:80/', 'port'],
    ['https://example.com:0/', 'port'],
    ...[
      '127.0.0.1',
      '127.1',
      '0177.0.0.1',
      '0x7f.0.0.1',
      '0x7f000001',
      '2130706433',
      '017700000001',
      '127.0.0.1.',
      '0.0.0.0',
      '0',
      '10.0.0.1',
      '169.254.169.254',
      '0xa9fea9fe',
      '2852039166',
      '192.168.0.1',
      '100.64.0.1',
      '１２７.0.0.1',
      '127。0。0。1',
      '224.0.0.1',
      '255.255.255.255',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
      '[fd00::1]',
      '[fe80::1]',
      '[ff02::1]',
      'localhost',
      'LOCALHOST',
      'localhost.',
      'api.localhost',
      'example.com.',
      'postgres',
    ].map((host): [string, UrlFault] => [`https://${host}/`, 'private']),
  ])('rejects %s: %s', (text, fault) => {
    expect(read(text)).toBe(fault)
  })

  it('accepts a private address if allowed, but no password', () => {
    expect(read('http://127.0.0.1:8080/', true)).toBe('http://127.0.0.1:8080/')
    expect(read('https://localhost/', true)).toBe('https://localhost/')
    expect(read('ftp://localhost/', true)).toBe('invalid')
    expect(read('http://ana:secret@localhost/', true)).toBe('credentials')
  })
})
