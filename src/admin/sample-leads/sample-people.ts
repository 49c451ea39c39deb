import { contactSubjects } from '../../shared/leads/contact-subject.js'
import type { Language } from '../../shared/languages.js'
import type { Random } from './random.js'
import {
  closings,
  domains,
  experience,
  firstNames,
  greetings,
  lastNames,
  plans,
  questions,
  spam,
  towns,
} from './words.js'

export interface Person {
  firstName: string
  lastName: string
  email: string
  phone: string
  language: Language
}

/** Somebody invented; `number` keeps the address from being another one's. */
export function samplePerson(random: Random, number: number): Person {
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)]
  const mailbox = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase()
  return {
    firstName,
    lastName,
    email: `${mailbox}.${number}@${random.pick(domains)}`,
    phone: `+385 9${random.pick(['1', '2', '5', '8', '9'])} 555 ${1000 + random.below(9000)}`,
    language: random.chance(0.85) ? 'hr' : 'en',
  }
}

/** What somebody writes into the contact form. Keys are columns. */
export function writeMessage(random: Random, { firstName, lastName, phone, language }: Person, isSpam: boolean) {
  const subject = random.pick(contactSubjects)
  const sentences = [greetings[language], questions[subject][language], closings[language]].map((choice) =>
    random.pick(choice),
  )
  return {
    name: `${firstName} ${lastName}`,
    phone: random.chance(0.6) ? phone : null,
    subject,
    message: isSpam ? random.pick(spam) : sentences.join('\n').replace('{town}', random.pick(towns)),
  }
}

/** What somebody writes into the franchise form. Keys are columns. */
export function writeInquiry(random: Random, { firstName, lastName, phone, language }: Person) {
  return {
    first_name: firstName,
    last_name: lastName,
    phone,
    preferred_location: random.pick(towns),
    previous_experience: random.chance(0.7) ? random.pick(experience[language]) : null,
    additional_information: random.chance(0.5) ? random.pick(plans[language]) : null,
  }
}
