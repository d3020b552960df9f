import type { Step } from '@hautelisse/domain/tax-saving'
import { selectTaxFailure, selectTaxStep, selectTaxSteps, selectVariant } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement } from 'react'
import { arriveAtTop, usePageTitle } from '../shell/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Stepper } from '../ui/stepper/index.ts'
import { layout } from '../ui/theme/index.ts'
import { LateResult } from './late-result.tsx'
import { ProfileLine } from './profile-line.tsx'
import { useQuestionWords, type QuestionStep } from './question-words.ts'
import { Question } from './question.tsx'
import { lead } from './question.css.ts'
import * as styles from './simulator.css.ts'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'
import { YearCard } from './year-card.tsx'
import { YearNotes } from './year-notes.tsx'

/** The first question is left to the browser, and a refusal takes the focus itself; the result tells by itself when it is there. */
const Arrival = ({ step, isRefused }: { readonly step: Step; readonly isRefused: boolean }): null => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (!isRefused && step !== 'results') arriveAtTop()
  }, [step, isRefused])
  return null
}

const QuestionPage = ({ step, ...parts }: StepProps & { readonly step: QuestionStep }): ReactElement => {
  const words = useQuestionWords()[step]
  return (
    <>
      <div className={styles.asked}>
        <Panel as="div" padded={false} className={styles.ask}>
          <Question
            {...parts}
            step={step}
            level={1}
            lead={
              <>
                <p className={lead}>{words.lead}</p>
                {step === 'marital-status' && <ProfileLine {...parts} />}
              </>
            }
          />
        </Panel>
        <YearCard snapshot={parts.snapshot} />
      </div>
      <YearNotes snapshot={parts.snapshot} />
    </>
  )
}

/** Where the saver is with the answers so far, and the page's name. */
const Progress = ({ snapshot, send }: StepProps): ReactElement => {
  const { t } = useLingui()
  const steps = selectTaxSteps(snapshot)
  const words = useStepWords(snapshot)
  const simulator = t({ id: 'tax.simulator.page', message: 'Simulateur d’impôt' })
  usePageTitle(`${words.page(steps)} – ${simulator}`)
  return (
    <>
      {selectVariant(snapshot).variant === 'standalone' && (
        <TextLinkTo to="/epargne" icon={drawings.ArrowLeft} className={styles.backHome}>
          <Trans id="tax.home.back">Mon épargne</Trans>
        </TextLinkTo>
      )}
      <Stepper
        label={t({ id: 'tax.stepper.label', message: 'Étapes du simulateur' })}
        position={words.position(steps)}
        steps={steps.map(({ id, state }) => ({
          id,
          title: words.title(id),
          answer: state === 'done' ? words.answer(id) : undefined,
          state: state === 'pending' ? 'todo' : state,
        }))}
        onSelect={(id) => send({ type: 'stepRequested', step: id as Step })}
      />
    </>
  )
}

/** The simulator on a page of its own: where the saver is with the answers so far, and the step (TAX-02 to TAX-07, TAX-18). */
export const StepperScreen = ({ snapshot, send }: StepProps): ReactElement => {
  const step = selectTaxStep(snapshot)
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <Progress snapshot={snapshot} send={send} />
      {step === 'results' ? (
        <LateResult snapshot={snapshot} send={send} onArrive={arriveAtTop} />
      ) : (
        <QuestionPage key={step} snapshot={snapshot} send={send} step={step} />
      )}
      <Arrival step={step} isRefused={selectTaxFailure(snapshot) !== undefined} />
    </div>
  )
}
