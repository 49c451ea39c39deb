import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findPageTexts } from './page-texts'

describe('findPageTexts', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'page-texts-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  /** Writes modules of views/ and returns the namespaces of the page `shop`. */
  function namespacesOf(files: Record<string, string>) {
    for (const [path, text] of Object.entries({ 'pages/shop/+Page.tsx': '', ...files })) {
      const file = join(root, 'views', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    return findPageTexts(root).pages['/views/pages/shop']
  }

  const reads = (namespace: string) => `export default () => useTranslations('${namespace}')('title')`

  it('finds the texts of a page and of what it imports, lazy sections and exports of others included', () => {
    const namespaces = namespacesOf({
      'pages/shop/+Page.tsx': `import Form from './Form'\nconst Later = lazySection(() => import('#views/Later'))\n${reads('shop')}`,
      'pages/shop/Form.tsx': `export { Field } from '../../Field'\n${reads('voucher')}`,
      'Field.tsx': reads('fields'),
      'Later.tsx': reads('blog'),
    })
    expect(namespaces).toEqual(['blog', 'fields', 'shop', 'voucher'])
  })

  it('finds the texts of its title, and of the head and the layout of the nearest folder', () => {
    const namespaces = namespacesOf({
      '+Layout.tsx': reads('layout'),
      'pages/+head.ts': `export const head = (pageContext) => metaHead(pageTranslator(pageContext, 'home'))`,
      'pages/shop/+head.ts': `export const head = (pageContext) => metaHead(pageTranslator(pageContext, 'shop'))`,
      'pages/+config.ts': `export default { title: 'admin.nav.shop' }`,
    })
    expect(namespaces).toEqual(['admin', 'layout', 'shop'])
  })

  it('finds the texts of a layout in settings that folders share', () => {
    const namespaces = namespacesOf({
      'settings.ts': `import { Layout } from './Layout'\nexport default { Layout }`,
      'Layout.tsx': reads('layout'),
      'pages/+config.ts': `export { default } from '#views/settings'`,
    })
    expect(namespaces).toEqual(['layout'])
  })

  it('ignores types, its data and other pages', () => {
    const namespaces = namespacesOf({
      'pages/shop/+Page.tsx': `import type { Data } from './+data'\nimport { type Voucher } from './Form'`,
      'pages/shop/+data.ts': reads('pricelist'),
      'pages/shop/Form.tsx': reads('voucher'),
      'pages/blog/+Page.tsx': reads('blog'),
    })
    expect(namespaces).toEqual([])
  })

  it('rejects a namespace that is not a literal', () => {
    const files = { 'pages/shop/+Page.tsx': 'export default (props) => useTranslations(props.of)' }
    expect(() => namespacesOf(files)).toThrow('views/pages/shop/+Page.tsx: the namespace of texts is not a literal')
  })

  describe('in views/', () => {
    const found = findPageTexts('.')

    it('reaches every module that reads texts', () => {
      const files = readdirSync('views', { recursive: true, encoding: 'utf8' }).map((file) => `views/${file}`)
      const reading = files.filter(
        (file) =>
          /^(?!views\/build\/).*(?<!\.spec|\.d)\.tsx?$/.test(file) &&
          /(?<!function )\b(useTranslations|pageTranslator)\(/.test(readFileSync(file, 'utf8')),
      )
      expect(reading.length).toBeGreaterThan(300)
      expect(reading.filter((file) => !found.modules.has(file))).toEqual([])
    })

    it('finds the texts of a form that is loaded lazily', () => {
      expect(found.pages['/views/contact/pages/contact']).toEqual([
        'contact',
        'fields',
        'layout',
        'location',
        'validation',
      ])
    })

    it('finds the texts of lists in the admin without those of leads', () => {
      expect(found.pages['/views/operations/pages/admin/outgoing-mails/index']).toContain('lists')
      expect(found.pages['/views/operations/pages/admin/outgoing-mails/index']).not.toContain('leads')
    })

    it('loads the texts of forms on the error page only with a form', () => {
      expect(found.pages['/views/site/pages/_error']).toEqual(['layout', 'not-found', 'server-error'])
      expect(found.keptForm).toEqual(expect.arrayContaining(['appointment', 'contact', 'fields', 'validation']))
    })
  })
})
