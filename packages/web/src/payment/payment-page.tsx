import type { PaymentStep } from '@hautelisse/domain/payment'
import { draft, selectPage, selectScreen } from '@hautelisse/machines/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActPage, ActStanding } from '../act/index.ts'
import { KeptAct } from '../kept/index.ts'
import { OwnDoors } from '../possible-acts/index.ts'
import type { StepperScreens } from '../stepper/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { UnderWayFlow } from '../under-way/index.ts'
import { PaymentAccountStep } from './account-step.tsx'
import { PaymentAmountStep } from './amount-step.tsx'
import { MeansStep } from './means-step.tsx'
import { PaymentSummary } from './summary-step.tsx'
import { usePayment, type PaymentProps } from './use-payment.ts'
import { useStepWords } from './words.ts'

type First = Exclude<PaymentStep, 'results'>

const SCREENS: StepperScreens<PaymentStep, First, PaymentProps> = {
  first: { account: PaymentAccountStep, amount: PaymentAmountStep, means: MeansStep, summary: PaymentSummary },
  later: lateScript(async () => {
    const { PaymentRecord } = await import('./record-step.tsx')
    return { results: PaymentRecord }
  }),
}

const PaymentSteps = ({ snapshot, send }: PaymentProps): ReactElement => {
  const { t } = useLingui()
  const { title, answer } = useStepWords(snapshot)
  return (
    <ActPage
      view={selectPage(snapshot)}
      send={send}
      words={{
        task: t({ id: 'page.payment.title', message: 'Faire un versement' }),
        steps: t({ id: 'payment.page.steps', message: 'Étapes du versement' }),
        title,
        answer,
      }}
      screens={SCREENS}
      parts={{ snapshot, send }}
    />
  )
}

const WORDS = {
  task: <Trans id="page.payment.title">Faire un versement</Trans>,
  reading: <Trans id="payment.waiting.text">Lecture de ce que vous pouvez verser</Trans>,
  unread: <Trans id="payment.unavailable.text">Ce que vous pouvez verser n’a pas pu être lu. Rien n’a été débité.</Trans>,
}

const PaymentScreens = (): ReactElement => {
  const parts = usePayment()
  const { send } = parts
  const screen = selectScreen(parts.snapshot)
  if (screen === 'asking') return <PaymentSteps {...parts} />
  if (screen === 'external') return <OwnDoors act="payment" />
  return <ActStanding standing={screen} send={send} words={WORDS} />
}

/** A payment: its steps, or what becomes of one whose answer was lost (PAY-02, PAY-03, PAY-20). */
export const PaymentPage = (): ReactElement => (
  <UnderWayFlow>
    <KeptAct act="payment" entry={draft}>
      <PaymentScreens />
    </KeptAct>
  </UnderWayFlow>
)
