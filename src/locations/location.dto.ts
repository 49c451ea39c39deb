import { PhotoDto } from '#src/pictures/photo.dto.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { intervals } from '#src/shared/content/fields/hours.js'
import { holiday } from '#src/shared/content/kinds/holiday.js'
import { location } from '#src/shared/content/kinds/location.js'
import { croatia } from '#src/shared/country.js'
import { type Language, languages } from '#src/shared/languages.js'
import { appointmentWays } from '#src/shared/locations/appointment-ways.js'
import { type Holiday as HolidayHours, TIME_OF_DAY, type WeeklyHours } from '#src/shared/opening/opening-types.js'
import type { Holiday } from './holiday.entity.js'
import type { Location } from './location.entity.js'
import type { Therapist } from './therapists/therapist.entity.js'
import { isToCome } from './upcoming-days.js'

const { fields } = location
const timeOfDay = { maxLength: 'HH:mm'.length, pattern: TIME_OF_DAY.source }

class OpeningIntervalDto extends WithProperties({
  opens: is.text({ ...timeOfDay, example: '12:00', description: 'Local time in Europe/Zagreb.' }),
  closes: is.text({ ...timeOfDay, example: '20:00' }),
}) {}

class SpecialDayDto extends WithProperties({
  date: is.day(),
  hours: is.list(OpeningIntervalDto, {
    maxItems: intervals.most,
    description: 'Opening intervals; closed if empty.',
  }),
}) {}

/** Holiday or closure, in the request's language. */
export class HolidayDto
  extends WithProperties({
    date: is.day('First day.'),
    lastDay: is.text({
      format: 'date',
      nullable: true,
      description: 'Last day; null for a single day.',
    }),
    name: is.typed(holiday.fields.name.hr, { example: 'Božić' }),
    hours: is.list(OpeningIntervalDto, {
      maxItems: intervals.most,
      description: 'Opening intervals; closed if empty. Those of several days apply to the days that are usually open.',
    }),
    locations: is.slugs({
      maxItems: holiday.fields.locations.most,
      example: [],
      description: 'Slugs of the locations concerned; empty for all.',
    }),
  })
  implements HolidayHours
{
  static of(day: Holiday, language: Language): HolidayDto {
    return HolidayDto.pick(day, { name: day.name[language] })
  }
}

/** Location, in the request's language. */
export class LocationDto extends WithProperties({
  slug: is.slug({ example: 'velika-gorica' }),
  name: is.typed(fields.name.hr, { example: 'Velika Gorica' }),
  otherNames: is.texts({
    maxLength: fields.name.hr.maxLength,
    maxItems: languages.length - 1,
    example: ['Zagreb istok'],
    description: 'Names in other languages.',
  }),
  address: is.typed(fields.address),
  postalCode: is.typed(fields.postalCode, { example: '10410' }),
  city: is.typed(fields.city),
  country: is.text({ example: croatia.name }),
  phone: is.typed(fields.phone),
  email: is.typed(fields.email),
  whatsapp: is.text({
    maxLength: fields.whatsapp.maxLength,
    nullable: true,
    example: '+385 91 555 0130',
    description: 'WhatsApp number with country code; null if there is none.',
  }),
  viber: is.text({
    maxLength: fields.viber.maxLength,
    nullable: true,
    example: null,
    description: 'Viber number with country code; null if there is none.',
  }),
  practitioner: is.text('Therapists with their professions.'),
  latitude: is.number('Latitude in degrees, WGS 84.'),
  longitude: is.number('Longitude in degrees, WGS 84.'),
  hours: is.property<WeeklyHours>({
    description: 'Opening hours of seven days, Monday first; an empty day is closed.',
    type: 'array',
    minItems: fields.hours.most,
    maxItems: fields.hours.most,
    items: { type: 'array', maxItems: intervals.most, items: { $ref: '#/components/schemas/OpeningIntervalDto' } },
  }),
  specialDays: is.list(SpecialDayDto, {
    maxItems: fields.specialDays.most,
    description: 'Upcoming days with special hours.',
  }),
  holidays: is.list(
    HolidayDto,
    'Holidays and closures of the location within a year. Special days override them; of several on a day, the shortest applies.',
  ),
  description: is.typed(fields.description.hr),
  appointments: is.choice(
    appointmentWays,
    'Ways to an appointment: visitors book free times, send requests, or choose.',
  ),
  pictures: is.list(PhotoDto, {
    maxItems: fields.pictures.most,
    description: 'Photographs; the first represents the location.',
  }),
}) {
  /**
   * @param therapists of the location
   * @param holidays of all locations
   * @param photos of all locations, by id
   */
  static of(
    location: Location,
    therapists: Therapist[],
    holidays: HolidayDto[],
    photos: Map<string, PhotoDto>,
    language: Language,
  ): LocationDto {
    const { slug, address, postalCode, city, country, phone, email, latitude, longitude, hours, appointments } =
      location
    return {
      slug,
      address,
      postalCode,
      city,
      country,
      phone,
      email,
      latitude,
      longitude,
      hours,
      appointments,
      whatsapp: location.whatsapp || null,
      viber: location.viber || null,
      specialDays: location.specialDays.filter(({ date }) => isToCome(date)),
      holidays: holidays.filter(({ locations }) => locations.length === 0 || locations.includes(slug)),
      name: location.name[language],
      otherNames: Object.values(location.name).filter((name) => name !== location.name[language]),
      practitioner: (therapists.length > 0 ? therapists : [location.practitioner])
        .map(({ name, role }) => `${name}, ${role[language]}`)
        .join('; '),
      description: location.description[language],
      pictures: location.pictures.flatMap((id) => photos.get(id) ?? []),
    }
  }
}

export const locationSchemas = [OpeningIntervalDto]
