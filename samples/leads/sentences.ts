import type { BuiltInSubject } from '#src/shared/contact/built-in-subjects.js'
import type { Language } from '#src/shared/languages.js'

type Sentences = Record<Language, string[]>

export const greetings: Sentences = {
  hr: ['Dobar dan,', 'Poštovani,', 'Pozdrav,', 'Lijepi pozdrav,'],
  en: ['Hello,', 'Good afternoon,', 'Dear team,', 'Hi,'],
}

export const questions: Record<BuiltInSubject, Sentences> = {
  general: {
    hr: ['radite li subotom?', 'gdje mogu parkirati?', 'mogu li dobiti račun na tvrtku?', 'primate li i djecu?'],
    en: ['are you open on Saturdays?', 'where can I park?', 'do you see children too?', 'can I pay by card?'],
  },
  foodIntolerance: {
    hr: [
      'nakon mliječnih proizvoda redovito imam nadutost.',
      'zanima me test intolerancije na hranu za cijelu obitelj.',
      'trebam li prije testa biti natašte?',
      'sumnjam na gluten i na jaja.',
    ],
    en: ['dairy regularly leaves me bloated.', 'do I need to fast before the food test?', 'I suspect gluten and eggs.'],
  },
  functionalScreening: {
    hr: ['koliko traje funkcionalni pregled?', 'vrijedi li pregled i za trudnice?', 'što se sve pregledava?'],
    en: ['how long does the functional screening take?', 'what exactly is screened?', 'is it suitable in pregnancy?'],
  },
  bioresonance: {
    hr: [
      'već mjesecima loše spavam i umorna sam.',
      'koliko postupaka obično treba?',
      'može li se postupak ponoviti nakon deset dana?',
      'dolazim s psom, je li to u redu?',
    ],
    en: ['I have slept badly for months.', 'how many sessions are usual?', 'may I bring my dog?'],
  },
  franchise: {
    hr: ['zanima me otvaranje centra u našem gradu.', 'kolika je ulaznica u franšizu?'],
    en: ['I would like to open a centre in our town.', 'what does the franchise cost?'],
  },
}

export const closings: Sentences = {
  hr: [
    'Molim termin iza 16 sati.',
    'Zovite prijepodne.',
    'Hvala unaprijed!',
    'Živim u mjestu {town}.',
    'Najbolje e-poštom.',
  ],
  en: [
    'After 4 pm suits me best.',
    'Please call in the morning.',
    'Thank you!',
    'I live in {town}.',
    'E-mail is best.',
  ],
}

export const experience: Sentences = {
  hr: [
    'Deset godina vodim ordinaciju fizikalne terapije.',
    'Bila sam voditeljica ljekarne.',
    'Vodim dva kozmetička salona.',
  ],
  en: ['I have run a physiotherapy practice for ten years.', 'I managed a pharmacy.', 'I own two beauty salons.'],
}

export const plans: Sentences = {
  hr: ['Imam prostor od 70 m² u središtu.', 'Otvorila bih na jesen.', 'Tražim partnera za ulaganje.'],
  en: ['I have 70 m² in the centre.', 'I would like to open in autumn.', 'I am looking for a partner.'],
}

export const wishes: Sentences = {
  hr: ['Dolazim s bebom.', 'Može i koji dan poslije.', 'Trebam pristup bez stuba.', 'Dolazimo udvoje.'],
  en: ['I am coming with a baby.', 'A few days later is fine, too.', 'I need access without steps.'],
}

export const spam = [
  'We can bring your website to the first page of every search engine, guaranteed: https://rank.example',
  'Exclusive offer: ten thousand followers and web traffic for the price of one. https://followers.example',
  'Dear owner, your parcel is waiting, click here to confirm the address: https://parcel.example',
]

export const notes = [
  'Zvala, ne javlja se. Ponovno sutra.',
  'Poslala cjenik i slobodne termine.',
  'Dogovoren termin u petak u 17 h.',
  'Traži račun na tvrtku.',
  'Dolazi sa sestrom; dva termina zaredom.',
  'Govori samo engleski.',
  'Javit će se nakon godišnjeg.',
]

export const consent: Record<Language, string> = {
  hr: 'Želim primati novosti e-poštom (ogledni podatak).',
  en: 'I want to receive news by e-mail (sample data).',
}
