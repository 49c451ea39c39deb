import { markdownToHtml } from './markdown-to-html.js'

describe('markdownToHtml', () => {
  it('renders HTML', () => {
    expect(markdownToHtml('## Naslov\n\nTekst **jako**.')).toContain('<h2>Naslov</h2>\n<p>Tekst <strong>jako</strong>.')
  })

  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt&#58;alert(1))',
    '[a](data:text/html,x)',
    '![a](https://elsewhere.example/a.png)',
    '[a](https://a.example/"onclick="alert(1))',
  ])('renders nothing that runs or loads: %s', (markdown) => {
    const html = markdownToHtml(markdown)
    expect(html).not.toMatch(/<(script|img|iframe)/i)
    expect(html).not.toMatch(/href="(javascript|data)/i)
    expect(html).not.toMatch(/<[^>]+\son\w+=/i)
  })

  it.each(['[a](//evil.example)', '[a](/\\evil.example)', '[a](/%5Cevil.example)'])(
    'renders no link to another host without its protocol: %s',
    (markdown) => {
      expect(markdownToHtml(markdown, { site: 'https://site.example' })).not.toContain('<a')
    },
  )

  it('keeps internal and external links', () => {
    expect(markdownToHtml('[a](/kontakt)')).toContain('<a href="/kontakt">a</a>')
    expect(markdownToHtml('[a](https://a.example/?b=1&c=2)')).toContain(
      '<a href="https://a.example/?b=1&amp;c=2">a</a>',
    )
  })

  it('makes internal links absolute for a mail', () => {
    const html = markdownToHtml('[a](/kontakt) [b](https://a.example/)', { site: 'https://site.example' })
    expect(html).toContain('<a href="https://site.example/kontakt">a</a> <a href="https://a.example/">b</a>')
  })

  it('opens the pages of internal links in the language of the text', () => {
    const html = markdownToHtml('[a](/kontakt?q=split#locations) [b](/robots.txt) [c](/%E0)', { language: 'en' })
    expect(html).toContain('<a href="/contact?q=split&amp;lang=en#locations">a</a>')
    expect(html).toContain('<a href="/robots.txt">b</a> <a href="/%E0">c</a>')
  })

  it('opens pages of the owner under the slug of the language, with the query and the fragment', () => {
    const target = { ownPages: [{ hr: 'oprema', en: 'equipment' }], site: 'https://site.example' }
    const html = markdownToHtml('[a](/oprema?lang=hr&a=1#x) [b](/opremanje)', { ...target, language: 'en' })
    expect(html).toContain('<a href="https://site.example/equipment?a=1&amp;lang=en#x">a</a>')
    expect(html).toContain('<a href="https://site.example/opremanje">b</a>')
  })

  it.each([
    ['# A\n\n## B\n\n# C', undefined, ['h2', 'h3', 'h2']],
    ['A\n=\n\nB\n-', undefined, ['h2', 'h3']],
    ['> # A', undefined, ['h2']],
    ['## A\n\n### B', undefined, ['h2', 'h3']],
    ['## A\n\n###### B', 3, ['h4', 'h6']],
  ])('shifts the headings of %j below the title of the page', (text, below, levels) => {
    const html = markdownToHtml(text, { below })
    expect([...html.matchAll(/<(h\d)>/g)].map(([, level]) => level)).toEqual(levels)
    expect([...html.matchAll(/<\/(h\d)>/g)].map(([, level]) => level)).toEqual(levels)
  })

  it('renders the description of a picture', () => {
    expect(markdownToHtml('![List <b>](/list.png)')).toBe('<p>List &lt;b&gt;</p>\n')
  })

  it.each([
    ['quotes in quotes', '>'.repeat(2000)],
    ['lists in lists', '- '.repeat(15_000)],
    ['emphasis without end', '_a__b'.repeat(6000)],
    [
      'a table of many columns, its rows cut short',
      `${'|a'.repeat(3000)}\n${'|-'.repeat(3000)}\n${'|a\n'.repeat(6000)}`,
    ],
  ])('limits the output for %s', (_, markdown) => {
    expect(markdownToHtml(markdown).length).toBeLessThan(50 * markdown.length)
  })
})
