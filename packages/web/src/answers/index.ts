export { AnswerForm, AnswerRow, Answers } from './answers.tsx'
export { form as answerForm } from './answers.css.ts'
