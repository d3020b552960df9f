import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import type { QuestionView } from './view.ts'
import type { QuestionWords } from './words.ts'

type NextButtonProps = {
  readonly view: Pick<QuestionView, 'isBusy' | 'isComplete'>
  readonly words: Pick<QuestionWords, 'next' | 'busy'>
  readonly className?: string
  readonly wide?: boolean
}

/** The main button of a question. While the call is under way it says so. */
export const NextButton = ({ view: { isBusy, isComplete = true }, words, ...look }: NextButtonProps): ReactElement => (
  <Button type="submit" busy={isBusy} unavailable={!isComplete} {...look}>
    {isBusy ? words.busy : words.next}
  </Button>
)
