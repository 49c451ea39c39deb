import { takeUndocumentedAnswers } from './test-app.js'

// Every response of the API in any test matches the OpenAPI document.
const assertDocumentedAnswers = () => expect(takeUndocumentedAnswers()).toEqual([])
afterEach(assertDocumentedAnswers)
afterAll(assertDocumentedAnswers)
