/**
 * Current instant in SQL, rounded like columns with a precision of milliseconds. Rounding may go up: what was stored as due
 * now is due for every later statement, and for all of them alike.
 */
export const NOW = 'now()::timestamptz(3)'
