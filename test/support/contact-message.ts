export interface ContactMessage {
  name: string
  email: string
  phone?: string
  subject: string
  message: string
}

/** Returns a valid message of the contact form. */
export function contactMessage(values: Partial<ContactMessage> = {}): ContactMessage {
  return { name: 'Ana Horvat', email: 'ana@example.com', subject: 'general', message: 'Dobar dan', ...values }
}
