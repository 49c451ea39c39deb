export interface Credentials {
  email: string
  password: string
}

/** First user of a site that a test starts. */
export const administrator: Credentials = { email: 'owner@example.com', password: 'a long enough password' }
