export { AnswerForm, AnswerRow, Answers } from './answers.tsx'
