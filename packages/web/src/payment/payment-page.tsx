import type { PaymentStep } from '@hautelisse/domain/payment'
import { pathTo } from '@hautelisse/domain/portal'
import { selectFailure, selectScreen, selectStep, selectSteps } from '@hautelisse/machines/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { ActNotice, ActPage, ActSteps, type StepperScreens } from '../stepper/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { AccountStep } from './account-step.tsx'
import { AmountStep } from './amount-step.tsx'
import { MeansStep } from './means-step.tsx'
import { SummaryStep } from './summary-step.tsx'
import { usePayment, type PaymentProps } from './use-payment.ts'
import { useStepWords } from './words.ts'

type First = Exclude<PaymentStep, 'results'>

const SCREENS: StepperScreens<PaymentStep, First, PaymentProps> = {
  first: { account: AccountStep, amount: AmountStep, means: MeansStep, summary: SummaryStep },
  later: lateScript(async () => {
    const { RecordStep } = await import('./record-step.tsx')
    return { results: RecordStep }
  }),
}

const Steps = ({ snapshot, send }: PaymentProps): ReactElement => {
  const { t } = useLingui()
  return (
    <ActSteps
      view={{ step: selectStep(snapshot), steps: selectSteps(snapshot), hasFailed: selectFailure(snapshot) !== undefined }}
      send={send}
      words={{
        simulator: t({ id: 'payment.page.name', message: 'Faire un versement' }),
        steps: t({ id: 'payment.page.steps', message: 'Étapes du versement' }),
        ...useStepWords(snapshot),
      }}
      screens={SCREENS}
      parts={{ snapshot, send }}
    />
  )
}

const NAME = <Trans id="page.payment.title">Faire un versement</Trans>

/** A payment: its steps, or what becomes of one whose answer was lost (PAY-02, PAY-03, PAY-20). */
export const Payment = (): ReactElement => {
  const parts = usePayment()
  const { send } = parts
  const screen = selectScreen(parts.snapshot)
  const door = (
    <LinkButtonTo to={pathTo('operations')} variant="secondary">
      <Trans id="payment.record.operations">Voir mes opérations</Trans>
    </LinkButtonTo>
  )
  if (screen === 'asking') return <Steps {...parts} />
  if (screen === 'external')
    return (
      <ActNotice send={send} door={door} title={NAME}>
        <Trans id="payment.external.text">
          Les versements à vos contrats se font dans l’espace des opérations de ces contrats.
        </Trans>
      </ActNotice>
    )
  return (
    <ActPage
      screen={screen}
      send={send}
      door={door}
      words={{
        name: NAME,
        waiting: <Trans id="payment.waiting.text">Lecture de ce que vous pouvez verser</Trans>,
        unavailable: (
          <Trans id="payment.unavailable.text">Ce que vous pouvez verser n’a pas pu être lu. Rien n’a été débité.</Trans>
        ),
      }}
    />
  )
}
