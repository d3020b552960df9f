import { Trans, useLingui } from '@lingui/react/macro'
import { inSentence } from '../in-sentence/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { answer, bar, bars, goTo, list, listNever, roomy, short, shortAlways, step as stepStyle, strong } from './stepper.css.ts'

export type Step = {
  readonly id: string
  readonly title: string
  /** The answer given, shown on done steps: « 64 ans ». */
  readonly answer?: string | undefined
  readonly state: 'done' | 'current' | 'todo'
}

type StepperProps = {
  readonly label: string
  readonly steps: readonly Step[]
  /** Where one is, on a small screen; « Étape 2 sur 6 » unless told. One that is the step’s own title, or stands past the last step, stands alone. */
  readonly position?: string | undefined
  /** A done step was chosen. Left out, done steps are only read. */
  readonly onSelect?: (id: string) => void
  /** In a window there is room for the sentence and its bars alone, whatever the page is wide. */
  readonly narrow?: boolean
}

/** Where one is in a flow, and the answers given so far. Segments from md up, one sentence and bars below. */
export const Stepper = ({ label, steps, position: told, onSelect, narrow = false }: StepperProps) => {
  const { t } = useLingui()
  const position = steps.findIndex((one) => one.state === 'current') + 1
  const current = inSentence(steps[position - 1]?.title ?? '')
  const next = steps[position]
  const upcoming = next === undefined ? '' : inSentence(next.title)
  const count = steps.length
  const isSaid = told !== undefined && (position === 0 || inSentence(told) === current)
  return (
    <nav aria-label={label}>
      <div className={narrow ? shortAlways : short}>
        <p>
          <span className={strong}>
            {told ?? (
              <Trans id="ui.stepper.position">
                Étape {position} sur {count}
              </Trans>
            )}
          </span>
          {!isSaid && (
            <>
              {', '}
              {next === undefined ? current : t({ id: 'ui.stepper.next', message: `${current}. Ensuite : ${upcoming}` })}
            </>
          )}
        </p>
        <div className={bars} aria-hidden="true">
          {steps.map((one) => (
            <span key={one.id} className={bar} data-state={one.state} />
          ))}
        </div>
      </div>
      <ol className={narrow ? listNever : list}>
        {steps.map((one, index) => (
          <li
            key={one.id}
            className={onSelect === undefined ? stepStyle : `${stepStyle} ${roomy}`}
            data-state={one.state}
            aria-current={one.state === 'current' ? 'step' : undefined}
          >
            {one.state === 'done' && onSelect !== undefined ? (
              <button type="button" className={goTo} onClick={() => onSelect(one.id)}>
                <StepWords step={one} number={index + 1} />
              </button>
            ) : (
              <StepWords step={one} number={index + 1} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const StepWords = ({ step, number }: { readonly step: Step; readonly number: number }) => (
  <>
    {number}. {step.title}
    {step.answer !== undefined && (
      <>
        <VisuallyHidden>{', '}</VisuallyHidden>
        <span className={answer}>{step.answer}</span>
      </>
    )}
  </>
)
