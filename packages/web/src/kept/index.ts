export { KeptAct, KeptAnswers, KeptOffer, KeptOwn, ResumedNotice, useAnew, useResumed } from './kept-act.tsx'
export { ResumeWords } from './resume-words.tsx'
export { useKept, useKeptAnswers } from './use-kept.ts'
