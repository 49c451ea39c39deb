import { ApiProperty } from '@nestjs/swagger'
import type { Language } from '../shared/languages.js'
import { type AppointmentWays, appointmentWays } from '../shared/locations/appointment-ways.js'
import { croatia } from '../shared/country.js'
import type { Therapist } from './therapists/therapist.entity.js'
import type { Location } from './location.entity.js'
import type {
  Holiday as HolidayHours,
  OpeningInterval,
  SpecialDay,
  WeeklyHours,
} from '../shared/opening/opening-types.js'
import type { Holiday } from './holiday.entity.js'
import { PhotoDto } from '../pictures/photo.dto.js'
import { isToCome } from './upcoming-days.js'

class OpeningIntervalDto {
  @ApiProperty({ example: '12:00', description: 'Local time in Europe/Zagreb.' })
  opens: string

  @ApiProperty({ example: '20:00' })
  closes: string
}

class SpecialDayDto {
  @ApiProperty({ format: 'date' })
  date: string

  @ApiProperty({ type: [OpeningIntervalDto], description: 'Opening intervals; closed if empty.' })
  hours: OpeningInterval[]
}

/** Holiday or closure, in the request's language. */
export class HolidayDto implements HolidayHours {
  @ApiProperty({ format: 'date', description: 'First day.' })
  date: string

  @ApiProperty({ type: 'string', format: 'date', nullable: true, description: 'Last day; null for a single day.' })
  lastDay: string | null

  @ApiProperty({ example: 'Božić' })
  name: string

  @ApiProperty({
    type: [OpeningIntervalDto],
    description: 'Opening intervals; closed if empty. Those of several days apply to the days that are usually open.',
  })
  hours: OpeningInterval[]

  @ApiProperty({ example: [], description: 'Slugs of the locations concerned; empty for all.' })
  locations: string[]

  static of({ date, lastDay, name, hours, locations }: Holiday, language: Language): HolidayDto {
    return { date, lastDay, name: name[language], hours, locations }
  }
}

/** Location, in the request's language. */
export class LocationDto {
  @ApiProperty({ example: 'velika-gorica' })
  slug: string

  @ApiProperty({ example: 'Velika Gorica' })
  name: string

  @ApiProperty({ example: ['Zagreb istok'], description: 'Names in other languages.' })
  otherNames: string[]

  @ApiProperty()
  address: string

  @ApiProperty({ example: '10410' })
  postalCode: string

  @ApiProperty()
  city: string

  @ApiProperty({ example: croatia.name })
  country: string

  @ApiProperty()
  phone: string

  @ApiProperty()
  email: string

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '+385 91 555 0130',
    description: 'WhatsApp number with country code; null if there is none.',
  })
  whatsapp: string | null

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: null,
    description: 'Viber number with country code; null if there is none.',
  })
  viber: string | null

  @ApiProperty({ description: 'Therapists with their professions.' })
  practitioner: string

  @ApiProperty({ description: 'Latitude in degrees, WGS 84.' })
  latitude: number

  @ApiProperty({ description: 'Longitude in degrees, WGS 84.' })
  longitude: number

  @ApiProperty({
    description: 'Opening hours of seven days, Monday first; an empty day is closed.',
    type: 'array',
    items: { type: 'array', items: { $ref: '#/components/schemas/OpeningIntervalDto' } },
  })
  hours: WeeklyHours

  @ApiProperty({ type: [SpecialDayDto], description: 'Upcoming days with special hours.' })
  specialDays: SpecialDay[]

  @ApiProperty({
    type: [HolidayDto],
    description:
      'Holidays and closures of the location within a year. Special days override them; of several on a day, the shortest applies.',
  })
  holidays: HolidayDto[]

  @ApiProperty()
  description: string

  @ApiProperty({
    enum: appointmentWays,
    description: 'Ways to an appointment: visitors book free times, send requests, or choose.',
  })
  appointments: AppointmentWays

  @ApiProperty({ type: [PhotoDto], description: 'Photographs; the first represents the location.' })
  pictures: PhotoDto[]

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
      ...{ slug, address, postalCode, city, country, phone, email, latitude, longitude, hours, appointments },
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
