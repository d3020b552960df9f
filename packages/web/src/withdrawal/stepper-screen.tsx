import { selectFailure, selectStep, selectSteps, type StepId } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useTitles } from '../shell/index.ts'
import { StepperPage, type StepperScreens, type StepperWords } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { Body, Page, PageHead, State } from '../ui/page/index.ts'
import { SavingsLink } from './back-home.tsx'
import { LeftOutContracts } from './left-out.tsx'
import { SchemesStep } from './schemes-step.tsx'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'

type WithoutContractProps = Pick<StepProps, 'snapshot'> & { readonly onHome: () => void }

/** Nothing to split: no stepper, the reason, and the way back (MRM-13, S-NAV-15). */
const WithoutContract = ({ snapshot, onHome }: WithoutContractProps): ReactElement => (
  <Page>
    <PageHead title={<Trans id="withdrawal.simulator.title">Capital ou rente ?</Trans>} />
    <Body>
      <State
        kind="empty"
        level={2}
        title={<Trans id="withdrawal.empty.title">Vous n'avez pas de contrat éligible</Trans>}
        action={
          <Button onClick={onHome}>
            <Trans id="withdrawal.home.back">Retour à mon épargne</Trans>
          </Button>
        }
      >
        <Trans id="withdrawal.empty.text">
          Le simulateur répartit l’épargne des contrats de retraite en cours : plans d’épargne retraite, articles 82 et 83.
        </Trans>
      </State>
      <LeftOutContracts snapshot={snapshot} />
    </Body>
  </Page>
)

type LaterStep = Exclude<StepId, 'schemes'>

/** The questions and the results, which come with fields and drawings of their own. */
const laterSteps = lateScript(async (): Promise<Readonly<Record<LaterStep, (props: StepProps) => ReactElement | null>>> => {
  const [questions, results] = await Promise.all([import('./question-steps.ts'), import('./results/index.tsx')])
  return {
    age: questions.AgeStep,
    reversible: questions.ReversionStep,
    distribution: questions.DistributionStep,
    option: questions.OptionStep,
    results: results.WithdrawalResults,
  }
})

const SCREENS: StepperScreens<StepId, 'schemes', StepProps> = { first: { schemes: SchemesStep }, later: laterSteps }

const useStepperWords = (snapshot: StepProps['snapshot'], step: StepId): StepperWords<StepId> => {
  const { t } = useLingui()
  const titleOf = useTitles()
  const { title, answer, position } = useStepWords()
  const steps = selectSteps(snapshot)
  return {
    simulator: titleOf('withdrawal-simulator'),
    page: position(step, steps),
    steps: t({ id: 'withdrawal.stepper.label', message: 'Étapes du simulateur' }),
    title,
    answer: (id) => {
      const given = steps.find((one) => one.id === id)?.answer
      return given && answer(given)
    },
  }
}

/** What another room puts under the results. */
export type AfterResults = (snapshot: StepProps['snapshot']) => ReactNode

type ScreenProps = StepProps & { readonly after?: AfterResults | undefined }

/** The stepper as it stands: where the saver is, and the step. */
export const WithdrawalScreen = (props: ScreenProps): ReactElement | null => {
  const step = selectStep(props.snapshot)
  if (step !== undefined) return <WithdrawalStep {...props} step={step} />
  return props.snapshot.status === 'done' ? null : (
    <WithoutContract snapshot={props.snapshot} onHome={() => props.send({ type: 'homeRequested' })} />
  )
}

const WithdrawalStep = ({ snapshot, send, after, step }: ScreenProps & { readonly step: StepId }): ReactElement => (
  <>
    <StepperPage
      view={{ step, steps: selectSteps(snapshot), hasFailed: selectFailure(snapshot) !== undefined }}
      send={send}
      words={useStepperWords(snapshot, step)}
      screens={SCREENS}
      parts={{ snapshot, send }}
      before={<SavingsLink onHome={() => send({ type: 'homeRequested' })} />}
    />
    {step === 'results' && after?.(snapshot)}
  </>
)
