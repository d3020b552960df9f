import { selectForm, selectScreen, selectStep, selectSteps, selectTask, type BankStep } from '@hautelisse/machines/bank-account'
import { shortIban } from '@hautelisse/domain/operations'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { ActPage } from '../act/index.ts'
import { CodeFirst, OtpNotice, useEditGate, useOpenedGate } from '../session/routes.tsx'
import { arriveAtTop } from '../shell/index.ts'
import type { StepperScreens } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { Note } from '../ui/note/index.ts'
import { Skeleton } from '../ui/skeleton/index.ts'
import { layout } from '../ui/theme/index.ts'
import { PostalWay, SignatureStep } from './asked.tsx'
import * as styles from './bank.css.ts'
import { FormStep } from './form-step.tsx'
import { SignatureHead, TaskHead, useTask } from './heads.tsx'
import { useBankChange, type BankProps } from './use-bank.ts'

type First = Exclude<BankStep, 'results'>

const SCREENS: StepperScreens<BankStep, First, BankProps> = {
  first: { form: FormStep, signature: SignatureStep },
  later: lateScript(async () => {
    const { RequestRecord } = await import('./record.tsx')
    return { results: RequestRecord }
  }),
}

/** The name that a bank knows, a refusal and the way by post follow the form as its signature does: each begins at its top. */
const useArrival = (screen: string): void => {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current !== screen && shown.current !== 'form' && screen !== 'form' && screen !== 'signed') arriveAtTop()
    shown.current = screen
  }, [screen])
}

const Confirmed = (): ReactElement | null =>
  useEditGate() === 'open' ? (
    <Note kind="success">
      <Trans id="bank.change.confirmed">Votre identité est confirmée jusqu’à la fin de cette session.</Trans>
    </Note>
  ) : null

const ChangeStepper = (parts: BankProps): ReactElement => {
  const { t } = useLingui()
  const { snapshot, send } = parts
  const task = useTask()(selectTask(snapshot))
  const step = selectStep(snapshot)
  const { form, failure } = selectForm(snapshot)
  const titles: Readonly<Record<BankStep, string>> = {
    form: t({ id: 'accounts.visit.account', message: 'Compte' }),
    signature: t({ id: 'act.life.signature', message: 'Signature' }),
    results: t({ id: 'act.step.results', message: 'Confirmation' }),
  }
  useArrival(selectScreen(snapshot))
  return (
    <ActPage
      view={{ step, steps: selectSteps(snapshot), hasFailed: failure !== undefined }}
      send={send}
      words={{
        task,
        steps: t({ id: 'bank.step.list', message: 'Étapes de la demande' }),
        title: (one) => titles[one],
        answer: (one) => (one === 'form' ? shortIban(form.iban) : undefined),
      }}
      head={step === 'signature' ? <SignatureHead {...parts} /> : <TaskHead task={task} />}
      before={step === 'form' && <Confirmed />}
      screens={SCREENS}
      parts={parts}
    />
  )
}

/** A page in place of the steps. */
const Alone = ({ task, children }: { readonly task: string; readonly children: ReactNode }): ReactElement => (
  <section className={`${layout.wrap} ${styles.alone}`}>
    <TaskHead task={task} />
    {children}
  </section>
)

/** What a change of bank account shows, whatever became of it. */
export const BankAccountSteps = (parts: BankProps): ReactElement => {
  const { snapshot, send } = parts
  const task = useTask()(selectTask(snapshot))
  const screen = selectScreen(snapshot)
  if (screen === 'waiting')
    return (
      <Alone task={task}>
        <Skeleton />
      </Alone>
    )
  if (screen === 'unavailable')
    return (
      <Alone task={task}>
        <p>
          <Trans id="bank.unavailable.title">Cette opération est momentanément indisponible</Trans>
        </p>
        <div>
          <Button onClick={() => send({ type: 'retryRequested' })}>
            <Trans id="ui.error.retry">Réessayer</Trans>
          </Button>
        </div>
      </Alone>
    )
  if (screen === 'closed')
    return (
      <Alone task={task}>
        <PostalWay snapshot={snapshot} />
      </Alone>
    )
  if (screen === 'code-first')
    return (
      <Alone task={task}>
        <CodeFirst
          confirm={<Trans id="redirect.confirm.continue">Continuer</Trans>}
          onConfirm={() => send({ type: 'retryRequested' })}
          back={
            <Button variant="secondary" onClick={() => send({ type: 'previousRequested' })}>
              <Trans id="bank.request.change">Modifier le compte</Trans>
            </Button>
          }
        />
      </Alone>
    )
  return <ChangeStepper {...parts} />
}

const ChangeJourney = (): ReactElement => <BankAccountSteps {...useBankChange()} />

/** What changes a bank account, behind the one-time code of the session. Without a mobile it goes by post, and says where (BANK-09, O-ERR-04). */
export const BankAccountChange = (): ReactElement => {
  const task = useTask()('add')
  const gate = useEditGate()
  const isOpened = useOpenedGate()
  if (gate === 'mobile' || isOpened) return <ChangeJourney />
  return (
    <Alone task={task}>
      <OtpNotice />
    </Alone>
  )
}
