import { element, xmlDocument } from './markup.js'

describe('markup', () => {
  it('escapes texts and attributes, and leaves markup as it is', () => {
    const inner = element('b', { title: '"A" & \'B\'' }, 'a < b')
    expect(xmlDocument(element('a', {}, inner, 'č & ]]>'))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<a><b title="&quot;A&quot; &amp; &apos;B&apos;">a &lt; b</b>č &amp; ]]&gt;</a>\n',
    )
  })

  it('leaves out characters that XML forbids', () => {
    expect(element('a', {}, 'one\u0000\u000b\uD800two\uFFFF🌿').toString()).toBe('<a>onetwo🌿</a>')
  })
})
