import { toE164 } from '#src/platform/phones/to-e164.js'
import { forWhomChoices } from '#src/shared/appointments/for-whom.js'
import { partsOfDay } from '#src/shared/appointments/part-of-day.js'
import { MOST_WISHES } from '#src/shared/appointments/wish.js'
import { builtInSubjects } from '#src/shared/contact/built-in-subjects.js'
import type { Language, Translated } from '#src/shared/languages.js'
import { daysAfter } from '#src/shared/opening/opening-hours.js'
import { chance, faker, fakers } from './fakers.js'
import { closings, experience, greetings, plans, questions, spam, wishes } from './sentences.js'

export interface Person {
  firstName: string
  lastName: string
  email: string
  phone: string
  language: Language
}

/** Returns a sample person with an address in a reserved domain (RFC 2606) and an obviously fictitious number. */
export function samplePerson(): Person {
  const language = chance(0.85) ? 'hr' : 'en'
  const { person } = fakers[language]
  const firstName = person.firstName()
  const lastName = person.lastName()
  return {
    firstName,
    lastName,
    language,
    email: faker.internet.exampleEmail({ firstName: plain(firstName), lastName: plain(lastName) }).toLowerCase(),
    phone: `+385 9${faker.string.numeric()} 555 ${faker.string.numeric(4)}`,
  }
}

/** Replaces Đ, which faker would transliterate to its character code. */
function plain(name: string): string {
  return name.replaceAll('Đ', 'D').replaceAll('đ', 'd')
}

const columnsOfPhone = (phone: string | null) => ({ phone, phone_e164: toE164(phone) })

/** Returns a contact message. Keys are columns. */
export function writeMessage({ firstName, lastName, phone, language }: Person, isSpam: boolean) {
  const subject = faker.helpers.arrayElement(builtInSubjects)
  const sentences = [greetings[language], questions[subject][language], closings[language]].map((choice) =>
    faker.helpers.arrayElement(choice),
  )
  return {
    name: `${firstName} ${lastName}`,
    ...columnsOfPhone(chance(0.6) ? phone : null),
    subject,
    message: isSpam ? faker.helpers.arrayElement(spam) : sentences.join('\n').replace('{town}', faker.location.city()),
  }
}

/** Returns a franchise inquiry. Keys are columns. */
export function writeInquiry({ firstName, lastName, phone, language }: Person) {
  return {
    first_name: firstName,
    last_name: lastName,
    ...columnsOfPhone(phone),
    preferred_location: faker.location.city(),
    previous_experience: chance(0.7) ? faker.helpers.arrayElement(experience[language]) : null,
    additional_information: chance(0.5) ? faker.helpers.arrayElement(plans[language]) : null,
  }
}

/**
 * Returns an appointment request. Keys are columns.
 * @param at time of the request in milliseconds
 */
export function writeRequest(
  { firstName, lastName, phone, email, language }: Person,
  at: number,
  services: Translated[],
) {
  const today = new Date(at).toISOString().slice(0, 10)
  const days = faker.helpers.uniqueArray(
    () => faker.number.int({ min: 1, max: 21 }),
    faker.number.int({ min: 1, max: MOST_WISHES }),
  )
  const byPhoneAlone = chance(0.25)
  return {
    name: `${firstName} ${lastName}`,
    email: byPhoneAlone ? null : email,
    ...columnsOfPhone(byPhoneAlone || chance(0.6) ? phone : null),
    service: faker.helpers.arrayElement(services)[language],
    wishes: days.map((day) => ({ date: daysAfter(today, day), partOfDay: faker.helpers.arrayElement(partsOfDay) })),
    for_whom: faker.helpers.weightedArrayElement(forWhomChoices.map((value, at) => ({ value, weight: 9 - 4 * at }))),
    note: chance(0.3) ? faker.helpers.arrayElement(wishes[language]) : null,
  }
}

/** Returns the answers of a client who books a visit. Keys are columns. */
export function writeClient({ firstName, lastName, phone, language }: Person) {
  return {
    name: `${firstName} ${lastName}`,
    ...columnsOfPhone(chance(0.6) ? phone : null),
    for_whom: faker.helpers.weightedArrayElement(forWhomChoices.map((value, at) => ({ value, weight: 9 - 4 * at }))),
    note: chance(0.2) ? faker.helpers.arrayElement(wishes[language]) : null,
  }
}
