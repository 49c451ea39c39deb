/** Description of the deadline of a lead in the API. */
export const ANSWER_DUE = 'Time by which its sender was promised an answer; null if none is awaited.'
