import { sentencesOf } from './sentences-of'

describe('sentencesOf', () => {
  it.each([
    ['Centar se nalazi u prizemlju kuće u ul. kralja Zvonimira 5.', 'Parkirajte u dvorištu!'],
    ['Nalazimo se preko puta crkve sv. Blaža.', 'Čekamo vas.'],
    ['Pozvonite na br. 5 ili pitajte za dr. Horvat u ul. Ivana Gundulića.', '„Samo uđite.”', 'Veselimo vam se.'],
    ['We are on St. James Rd. 12, near Trg J. J. Strossmayera.', 'Coming by car?', 'Park behind the house.'],
    ['Imate li pitanje?', 'Tel. 01 555 010 radi od 8 do 16 sati'],
  ])('splits at ends of sentences only: “%s …”', (...sentences) => {
    expect(sentencesOf(sentences.join(' '))).toEqual(sentences)
  })

  it('returns no sentence of an empty text', () => {
    expect(sentencesOf(' ')).toEqual([])
  })
})
