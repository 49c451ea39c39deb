import { NewsletterIssue } from '../../newsletter-issue.entity.js'

/** Sample issue for the previews of letters. */
export const sampleIssue: NewsletterIssue = Object.assign(new NewsletterIssue(), {
  titleHr: 'Proljeće u centrima',
  textHr:
    '## Što je novo\n\nOd ožujka radimo i subotom. Više piše na [stranici](/kontakt).\n\n- kraća čekanja\n- isti cjenik',
  titleEn: 'Spring in our centres',
  textEn:
    '## What is new\n\nFrom March we are open on Saturdays, too. See [the page](/contact).\n\n- shorter waits\n- the same prices',
})
