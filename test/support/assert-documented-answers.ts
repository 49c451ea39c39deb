import { takeUndocumentedAnswers } from './test-app.js'

// Every response of the API in any test must match the OpenAPI document.
const assertDocumentedAnswers = () => expect(takeUndocumentedAnswers()).toEqual([])
afterEach(assertDocumentedAnswers)
afterAll(assertDocumentedAnswers)
