/**
 * First characters of spreadsheet formulas, including full-width ones
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = '[=+\\-@＝＋－＠]'
const LINE_BREAK = '\\n\\v\\f\\r\\x85\\u2028\\u2029'
/** Characters that may precede a formula: blanks, zero-width characters, quotation marks. */
const PASSED_OVER = `[[\\s\\p{Cf}"']--[${LINE_BREAK}]]*`
/**
 * Positions at which a cell may begin: the start, the start of a line, which a lenient parser reads as a row, and after
 * a delimiter used elsewhere. There a blank prevents a formula.
 */
const FORMULAS = new RegExp(
  `^(?=[\\t\\r])|(?<=^|[${LINE_BREAK}])(?=${PASSED_OVER}${FORMULA})|(?<=[,;\\t])(?=["']*${FORMULA})`,
  'gv',
)

/** Escapes possible formulas with an apostrophe. Removing one apostrophe at each such position restores the text. */
export function spreadsheetText(text: string): string {
  return text.replace(FORMULAS, "'")
}
