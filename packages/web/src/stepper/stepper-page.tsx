import { createElement, useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { arriveAtTop, usePageTitle } from '../shell/index.ts'
import { Late, type LateScript } from '../ui/late/index.ts'
import { Stepper } from '../ui/stepper/index.ts'
import { layout } from '../ui/theme/index.ts'
import { page } from './stepper.css.ts'
import type { StepperView } from './view.ts'
import type { StepperWords } from './words.ts'

/** What a step is drawn with: its props, and which step it is. */
type Screens<Step extends string, Props> = Readonly<Record<Step, (props: Props & { readonly step: Step }) => ReactElement | null>>

/** Screens of all steps: those that come with the page, and those in a script of their own, which is loaded while the first ones are read. */
export type StepperScreens<Step extends string, First extends Step, Props> = {
  readonly first: Screens<First, Props>
  readonly later: LateScript<Screens<Exclude<Step, First>, Props>>
}

type StepperPageProps<Step extends string, First extends Step, Props> = {
  readonly view: StepperView<Step>
  readonly send: (event: { readonly type: 'stepRequested'; readonly step: Step }) => void
  readonly words: StepperWords<Step>
  readonly screens: StepperScreens<Step, First, Props>
  /** Props of every screen. */
  readonly parts: Props
  /** What stands above the steps: the way out. */
  readonly before?: ReactNode
  /** All is done: there are no steps to go back to. */
  readonly isOver?: boolean
  /** It stands in a column of its own, narrower than a page. */
  readonly isNarrow?: boolean
}

/** Each step begins at its top, with its heading announced; the first one is left to the browser, and a refusal takes the focus itself. */
const useArrival = (step: string | undefined, hasFailed: boolean): void => {
  const shown = useRef(step)
  useEffect(() => {
    if (step === undefined || shown.current === step) return
    shown.current = step
    if (!hasFailed) arriveAtTop()
  }, [step, hasFailed])
}

/** A simulator on a page of its own: where the saver is, with the answers so far, and the step. */
export const StepperPage = <Step extends string, First extends Step, Props extends object>({
  view,
  send,
  words,
  screens,
  parts,
  before,
  isOver = false,
  isNarrow = false,
}: StepperPageProps<Step, First, Props>): ReactElement => {
  const { step, steps, hasFailed } = view
  const { first, later } = screens
  const [isLaterThere, setIsLaterThere] = useState(false)
  const showLater = useCallback(() => setIsLaterThere(true), [])
  const isFirst = (one: Step): one is First => one in first
  const isLater = (one: Step): one is Exclude<Step, First> => !isFirst(one)
  usePageTitle(`${words.page} – ${words.simulator}`)
  useEffect(() => void later.ask(), [later])
  useArrival(isFirst(step) || isLaterThere ? step : undefined, hasFailed)
  const draw = <One extends Step>(drawn: Screens<One, Props>, one: One): ReactElement =>
    createElement(drawn[one], { key: one, ...parts, step: one })
  return (
    <div className={isNarrow ? undefined : `${layout.wrap} ${page}`} data-simulator="">
      {before}
      {!isOver && (
        <Stepper
          label={words.steps}
          narrow={isNarrow}
          position={words.position}
          steps={steps.map(({ id, state }) => ({
            id,
            title: words.title(id),
            answer: state === 'done' ? words.answer(id) : undefined,
            state: state === 'pending' ? 'todo' : state,
          }))}
          onSelect={(id) => send({ type: 'stepRequested', step: id as Step })}
        />
      )}
      {isFirst(step) && draw(first, step)}
      {isLater(step) && (
        <Late script={later} level={1} onArrive={showLater}>
          {(drawn) => draw(drawn, step)}
        </Late>
      )}
    </div>
  )
}
