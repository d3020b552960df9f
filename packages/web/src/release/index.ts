export { useDocumentWords, useReasonWords } from './reason-words.ts'
export { useSources, useTerms } from './terms.ts'
