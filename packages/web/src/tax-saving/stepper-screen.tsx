import type { Step } from '@hautelisse/domain/tax-saving'
import { selectTaxFailure, selectTaxStep, selectTaxSteps, selectTaxYear, selectVariant } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { StepperPage, type StepperScreens } from '../stepper/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { laterScreens } from './later-screens.ts'
import { EstimateLimits } from './estimate-limits.tsx'
import { ProfileLine } from './profile-line.tsx'
import { QUESTIONS, type QuestionStep } from './question-words.ts'
import { TaxQuestion } from './question.tsx'
import { lead } from './question.css.ts'
import * as styles from './simulator.css.ts'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'
import { YearCard } from './year-card.tsx'

/** Left out on a day whose law is not known. */
const EstimateYear = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement | null => {
  const { year, incomeYear } = selectTaxYear(snapshot)
  if (incomeYear === undefined) return null
  const scaleYear = incomeYear + 1
  return (
    <li className={styles.note}>
      <Icon of={drawings.Calendar} className={styles.noteIcon} />
      <span>
        {selectVariant(snapshot).variant === 'public' ? (
          <Trans id="tax.notes.year-public">
            Estimation pour l’année {year}, barème {scaleYear} (revenus {incomeYear}), sans créer de compte.
          </Trans>
        ) : (
          <Trans id="tax.notes.year">
            Estimation pour l’année {year}, barème {scaleYear} (revenus {incomeYear}).
          </Trans>
        )}
      </span>
    </li>
  )
}

/** The year of the estimate, and what it leaves out (TAX-27 to TAX-30). */
const YearNotes = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => (
  <ul className={styles.notes}>
    <EstimateYear snapshot={snapshot} />
    <li className={styles.note}>
      <Icon of={drawings.Info} className={styles.noteIcon} />
      <span>
        <EstimateLimits />
      </span>
    </li>
  </ul>
)

type QuestionPageProps = StepProps & { readonly step: QuestionStep }

const QuestionPage = ({ step, ...parts }: QuestionPageProps): ReactElement => {
  const { i18n } = useLingui()
  return (
    <>
      <div className={styles.asked}>
        <Panel as="div" padded={false} className={styles.ask}>
          <TaxQuestion
            {...parts}
            step={step}
            level={1}
            lead={
              <>
                <p className={lead}>{i18n._(QUESTIONS[step].lead)}</p>
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
export const TaxSteps = ({ snapshot, send }: StepProps): ReactElement => {
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
            <Trans id="accounts.home.page">Mon épargne</Trans>
          </TextLinkTo>
        )
      }
    />
  )
}
