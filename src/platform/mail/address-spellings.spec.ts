import { addressKey, mailboxOf } from './address-spellings.js'

describe('addressKey', () => {
  it.each([
    ['ana@example.com', 'ANA@Example.com'],
    ['ana@example.com', 'ana@exam\u00adple.com'],
    ['ana@example.com', '\u200ea\u200bna@example.com '],
    ['žana@example.com', 'z\u030cana@example.com'],
    ['ana@example.com', 'ana@exam\u2060ple.com'],
    ['ana@example.com', 'ana@ⓔxample.com'],
    ['ana@mail.example.com', 'ana@mail。example.com'],
    ['ana@kuća.example', 'ana@xn--kua-rpa.example'],
    ['info@example.com', 'İnfo@example.com'],
    ['νίκος@example.com', 'ΝΊΚΟΣ@example.com'],
    ['ana@[192.0.2.1]', 'Ana@[192.0.2.1]'],
  ])('returns for %s the key of %s', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other))
  })

  it('distinguishes other addresses', () => {
    const keys = ['ana@example.com', 'ane@example.com', 'ana+1@example.com', 'ana@example.org', 'ana@[192.0.2.1]'].map(
      addressKey,
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('mailboxOf', () => {
  it.each([
    ['ana@example.com', 'Ana+news@Example.com'],
    ['ana@example.com', 'ana+one+two@example.com'],
    ['anahorvat@gmail.com', 'Ana.Horvat@gmail.com'],
    ['anahorvat@gmail.com', 'a.n.a.horvat+1@googlemail.com'],
    ['ana@kuća.example', 'ana+1@xn--kua-rpa.example'],
  ])('returns for %s the mailbox of %s', (one, other) => {
    expect(mailboxOf(one)).toBe(mailboxOf(other))
  })

  it('distinguishes other mailboxes', () => {
    const addresses = ['ana@example.com', 'a.na@example.com', 'ana@example.org', '+ana@example.com', 'ana@gmail.com']
    expect(new Set(addresses.map(mailboxOf)).size).toBe(addresses.length)
  })
})
