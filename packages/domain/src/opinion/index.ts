export { opinionCall } from './calls.ts'
export { HINT_AFTER_MS, HINT_LASTS_MS, showsHint, THANKS_LAST_MS } from './hint.ts'
export {
  checkComment,
  checkOpinion,
  EMPTY_OPINION,
  opinion,
  opinionOf,
  SATISFACTIONS,
  type CommentName,
  type Opinion,
  type OpinionForm,
  type Satisfaction,
} from './model.ts'
