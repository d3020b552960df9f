import type { PaymentStep } from '@hautelisse/domain/payment'
import { pathTo } from '@hautelisse/domain/portal'
import { selectFailure, selectScreen, selectStep, selectSteps } from '@hautelisse/machines/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { OwnDoors } from '../acts/index.ts'
import { LinkButtonTo } from '../portal/index.ts'
import { StepperPage, type StepperScreens } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { layout } from '../ui/theme/index.ts'
import { UnderWayFlow } from '../under-way/index.ts'
import { AccountStep } from './account-step.tsx'
import { AmountStep } from './amount-step.tsx'
import { MeansStep } from './means-step.tsx'
import * as styles from './payment.css.ts'
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
  const steps = selectSteps(snapshot)
  const step = selectStep(snapshot)
  const words = useStepWords(snapshot)
  const number = steps.findIndex(({ id }) => id === step) + 1
  return (
    <StepperPage
      view={{ step, steps, hasFailed: selectFailure(snapshot) !== undefined }}
      send={send}
      words={{
        simulator: t({ id: 'payment.page.name', message: 'Faire un versement' }),
        page: t({ id: 'payment.page.step', message: `Étape ${number} sur 5, ${words.title(step)}` }),
        steps: t({ id: 'payment.page.steps', message: 'Étapes du versement' }),
        title: words.title,
        answer: words.answer,
      }}
      screens={SCREENS}
      parts={{ snapshot, send }}
    />
  )
}

type NoticeProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly retry?: ReactNode
  readonly send: PaymentProps['send']
}

/** The page shown when the form cannot be offered: the reason, and the ways on. */
const Notice = ({ title, children, retry, send }: NoticeProps): ReactElement => (
  <section className={`${layout.wrap} ${styles.done}`} aria-live="polite">
    <h1 tabIndex={-1}>{title}</h1>
    <p className={styles.lead}>{children}</p>
    <div className={styles.doors}>
      {retry !== undefined && <Button onClick={() => send({ type: 'retryRequested' })}>{retry}</Button>}
      <LinkButtonTo to={pathTo('operations')} variant="secondary">
        <Trans id="payment.record.operations">Voir mes opérations</Trans>
      </LinkButtonTo>
    </div>
  </section>
)

const Screens = (): ReactElement => {
  const parts = usePayment()
  const { send } = parts
  const screen = selectScreen(parts.snapshot)
  switch (screen) {
    case 'asking':
      return <Steps {...parts} />
    case 'external':
      return <OwnDoors act="payment" />
    case 'waiting':
      return (
        <section className={`${layout.wrap} ${styles.done}`}>
          <h1 tabIndex={-1}>
            <Trans id="page.payment.title">Faire un versement</Trans>
          </h1>
          <p className={styles.lead} aria-live="polite">
            <Trans id="payment.waiting.text">Lecture de ce que vous pouvez verser</Trans>
          </p>
        </section>
      )
    case 'unavailable':
      return (
        <Notice
          send={send}
          title={<Trans id="payment.unavailable.title">Cette opération est momentanément indisponible</Trans>}
          retry={<Trans id="payment.failure.retry">Réessayer</Trans>}
        >
          <Trans id="payment.unavailable.text">Ce que vous pouvez verser n’a pas pu être lu. Rien n’a été débité.</Trans>
        </Notice>
      )
    case 'verifying':
      return (
        <Notice send={send} title={<Trans id="payment.verifying.title">Nous vérifions votre demande</Trans>}>
          <Trans id="payment.verifying.text">La réponse s’est perdue : nous cherchons votre demande dans vos opérations.</Trans>
        </Notice>
      )
    case 'not-found':
      return (
        <Notice
          send={send}
          title={<Trans id="payment.not-found.title">Votre demande n’a pas été enregistrée</Trans>}
          retry={<Trans id="payment.not-found.send">Renvoyer</Trans>}
        >
          <Trans id="payment.not-found.text">
            Nous n’avons pas trouvé votre demande. Vous pouvez la renvoyer sans risque : elle ne sera enregistrée qu’une fois.
          </Trans>
        </Notice>
      )
    case 'unverified':
      return (
        <Notice
          send={send}
          title={<Trans id="payment.unverified.title">Votre demande n’a pas pu être vérifiée</Trans>}
          retry={<Trans id="payment.unverified.again">Vérifier de nouveau</Trans>}
        >
          <Trans id="payment.unverified.text">
            Vos opérations ne peuvent pas être lues pour le moment. Rien n’est renvoyé sans vous.
          </Trans>
        </Notice>
      )
    default:
      return screen satisfies never
  }
}

/** A payment: its steps, or what becomes of one whose answer was lost (PAY-02, PAY-03, PAY-20). */
export const Payment = (): ReactElement => (
  <UnderWayFlow>
    <Screens />
  </UnderWayFlow>
)
