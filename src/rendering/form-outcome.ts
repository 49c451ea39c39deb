/** What became of a form that was posted without JavaScript; the page shows it where the browser would. */
export interface FormOutcome {
  form: 'contact' | 'franchise' | 'newsletter' | 'signIn'
  status: 'sent' | 'invalid' | 'alreadySubscribed' | 'tooMany' | 'failed'
  /** What was typed, to be shown again. */
  values: Record<string, string>
  /** Messages in the page's language, by field. */
  errors: Record<string, string>
  /** Until the next try is welcome, when there were too many. */
  seconds?: number
}
