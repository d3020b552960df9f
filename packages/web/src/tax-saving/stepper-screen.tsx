import type { Step } from '@hautelisse/domain/tax-saving'
import { selectTaxFailure, selectTaxStep, selectTaxSteps, selectVariant } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { StepperPage, type StepperScreens } from '../stepper/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { laterScreens } from './later-screens.ts'
import { ProfileLine } from './profile-line.tsx'
import { useQuestionWords, type QuestionStep } from './question-words.ts'
import { Question } from './question.tsx'
import { lead } from './question.css.ts'
import * as styles from './simulator.css.ts'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'
import { YearCard } from './year-card.tsx'
import { YearNotes } from './year-notes.tsx'

type QuestionPageProps = StepProps & { readonly step: QuestionStep }

const QuestionPage = ({ step, ...parts }: QuestionPageProps): ReactElement => {
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

const SCREENS: StepperScreens<Step, QuestionStep, StepProps> = {
  first: {
    gender: QuestionPage,
    age: QuestionPage,
    'marital-status': QuestionPage,
    children: QuestionPage,
    income: QuestionPage,
  },
  later: laterScreens,
}

/** The simulator on a page of its own: where the saver is with the answers so far, and the step (TAX-02 to TAX-07, TAX-18). */
export const StepperScreen = ({ snapshot, send }: StepProps): ReactElement => {
  const { t } = useLingui()
  const steps = selectTaxSteps(snapshot)
  const words = useStepWords(snapshot)
  return (
    <StepperPage
      view={{ step: selectTaxStep(snapshot), steps, hasFailed: selectTaxFailure(snapshot) !== undefined }}
      send={send}
      words={{
        simulator: t({ id: 'tax.simulator.page', message: 'Simulateur d’impôt' }),
        page: words.page(steps),
        steps: t({ id: 'tax.stepper.label', message: 'Étapes du simulateur' }),
        position: words.position(steps),
        title: words.title,
        answer: words.answer,
      }}
      screens={SCREENS}
      parts={{ snapshot, send }}
      before={
        selectVariant(snapshot).variant === 'standalone' && (
          <TextLinkTo to="/epargne" icon={drawings.ArrowLeft} className={styles.backHome}>
            <Trans id="tax.home.back">Mon épargne</Trans>
          </TextLinkTo>
        )
      }
    />
  )
}
