import request from 'supertest'
import { startTestApp, type TestApp } from '../../support/test-app.js'

const inquiry = {
  firstName: 'Čedomir',
  lastName: 'Šćepanović',
  email: 'cedo@example.com',
  phone: '(020) 555-010',
  preferredLocation: 'Split',
  previousExperience: 'Deset godina u ugostiteljstvu.',
  additionalInformation: 'Prostor je već u najmu.',
}

describe('POST /api/franchise-inquiry', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const post = (body: object) => request(site.http).post('/api/franchise-inquiry').send(body)
  const stored = () => site.database.query('SELECT * FROM franchise_inquiries ORDER BY received_at DESC')

  it('stores the inquiry', async () => {
    const { body } = await post(inquiry).expect(201)
    expect((await stored())[0]).toMatchObject({
      id: body.id,
      first_name: inquiry.firstName,
      last_name: inquiry.lastName,
      email: inquiry.email,
      phone: inquiry.phone,
      preferred_location: inquiry.preferredLocation,
      previous_experience: inquiry.previousExperience,
      additional_information: inquiry.additionalInformation,
      language: 'hr',
    })
  })

  it('accepts an inquiry without experience and further information', async () => {
    await post({ ...inquiry, previousExperience: '', additionalInformation: undefined }).expect(201)
    expect((await stored())[0]).toMatchObject({ previous_experience: null, additional_information: null })
  })

  it('stores the location for staff', async () => {
    await post({ ...inquiry, location: 'dubrovnik' }).expect(201)
    expect((await stored())[0]).toMatchObject({ location: 'dubrovnik', preferred_location: 'Split' })
    await post({ ...inquiry, location: '' }).expect(201)
    expect((await stored())[0]).toMatchObject({ location: null })
  })

  it.each([
    ['split', 'Odaberite jedan od naših centara'],
    ["zagreb' --", 'Odaberite jedan od naših centara'],
    [['zagreb'], 'Provjerite ovaj podatak'],
    [7, 'Provjerite ovaj podatak'],
  ])('refuses the location %j', async (location, message) => {
    const { body } = await post({ ...inquiry, location }).expect(422)
    expect(body.errors).toMatchObject([{ field: 'location', message }])
  })

  it('reports every missing field with its specified message', async () => {
    const { body } = await post({ email: 'nije-adresa' }).expect(422)
    expect(body.errors).toMatchObject([
      { field: 'firstName', message: 'Ime je obavezno' },
      { field: 'lastName', message: 'Prezime je obavezno' },
      { field: 'email', message: 'Nevažeća email adresa' },
      { field: 'phone', message: 'Telefon je obavezan' },
      { field: 'preferredLocation', message: 'Željena lokacija je obavezna' },
    ])
  })
})
