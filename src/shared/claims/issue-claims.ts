import { languages } from '../languages.js'
import { type IssueField, issueFieldsIn, type IssueTexts } from '../newsletter/newsletter-issue.js'
import { type Claim, findHealthClaims } from './health-claims.js'

/** Returns the claims about health in the texts of a newsletter issue. */
export function claimsInIssue(issue: IssueTexts): (Claim & { field: IssueField })[] {
  return languages
    .flatMap((language) => issueFieldsIn[language])
    .flatMap((field) => findHealthClaims(issue[field]).map((claim) => ({ ...claim, field })))
}
