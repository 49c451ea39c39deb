import { jest } from '@jest/globals'
import { configuredTitle, createTranslator, type PageMessages, pageTranslator } from './translations'

describe('createTranslator', () => {
  const messages = { blog: { title: 'Blog', post: { metaTitle: '{title} | Biorezonanca' } } }
  const t = createTranslator(messages, 'hr', 'blog')

  it('fills placeholders and reports known keys', () => {
    expect(t('post.metaTitle', { title: 'Voda' })).toBe('Voda | Biorezonanca')
    expect([t.has('post.metaTitle'), t.has('post'), t.has('nothing.at.all')]).toEqual([true, false, false])
  })

  it('reads the texts of a page, and its configured title', () => {
    const pageContext = { messages: messages as unknown as PageMessages, language: 'hr' as const }
    expect(pageTranslator(pageContext, 'blog')('post.metaTitle')).toBe('{title} | Biorezonanca')
    expect(configuredTitle({ ...pageContext, config: { title: 'blog.title' } })).toBe('Blog')
  })

  it('throws outside production where a page did not load the namespace', () => {
    expect(() => t('readMore')).toThrow('blog.readMore')
    expect(() => createTranslator(messages, 'hr', 'shop')('title')).toThrow('shop.title')
  })

  it('falls back to the key in production', () => {
    const { NODE_ENV } = process.env
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    process.env.NODE_ENV = 'production'
    try {
      expect(createTranslator(messages, 'hr', 'shop')('title')).toBe('shop.title')
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('shop.title'))
    } finally {
      process.env.NODE_ENV = NODE_ENV
      logged.mockRestore()
    }
  })
})
