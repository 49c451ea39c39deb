import { looksLikeSpam } from './spam-text.js'

describe('looksLikeSpam', () => {
  it.each([
    'casino viagra https://a.example https://b.example http://c.example www.d.example',
    'Cheap VIAGRA and casino bonus: https://pills.example',
    'Hello! We offer SEO and backlinks for your site. https://rank.example',
    'Bitcoin, forex and crypto profits, guaranteed.',
    'Visit <a href="https://x.example">our casino</a>',
    '[url=https://x.example]best loans[/url]',
    Array.from({ length: 6 }, (_, index) => `https://${index}.example`).join(' '),
  ])('suspects %j', (text) => {
    expect(looksLikeSpam([text])).toBe(true)
  })

  it.each([
    'Poštovani, zanima me koliko postupaka treba i koliko to košta. Hvala!',
    'Uzimam Viagru po preporuci liječnika. Smeta li to postupku?',
    'Radim u casinu Cezar na smjenu, imate li termin poslije 18 h?',
    'Pročitala sam https://clanak.example/biorezonanca i https://drugi.example. Je li to isto što i kod vas?',
    'Moja stranica je www.obrt-ana.hr, a Instagram https://instagram.com/ana. Zanima me franšiza u Splitu.',
    'Čitali smo ova tri članka: https://a.example https://b.example https://c.example',
    'Imam seosko imanje, kasnim na posao i pokeriranje me umara :)',
    'I read that the result is guaranteed. Is that so?',
  ])('does not suspect %j', (text) => {
    expect(looksLikeSpam(['Ana Horvat', text])).toBe(false)
  })
})
