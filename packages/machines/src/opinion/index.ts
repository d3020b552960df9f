export { opinionMachine, type OpinionEvent, type OpinionInput } from './machine.ts'
export {
  selectCommentError,
  selectOpinionButton,
  selectOpinionForm,
  selectOpinionStep,
  selectSending,
  type OpinionSnapshot,
  type OpinionStep,
} from './selectors.ts'
