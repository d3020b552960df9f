import { selectScreen, type LinkingScreen } from '@hautelisse/machines/aggregation'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, type ReactElement } from 'react'
import { ActHead } from '../act/index.ts'
import { WaitingPart } from '../portal/index.ts'
import { arriveAtTop, usePage, usePageTitle } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Stepper } from '../ui/stepper/index.ts'
import { layout } from '../ui/theme/index.ts'
import { AgreementStep } from './agreement-step.tsx'
import * as styles from './aggregation.css.ts'
import { BankChoiceStep } from './choice-step.tsx'
import { PickingStep } from './picking-step.tsx'
import { ReturnedPage, LinkedBank, EndedLinking, Late, Unexpected } from './returned.tsx'
import { useLinking, type LinkingProps } from './use-elsewhere.ts'
import { State } from '../ui/page/index.ts'

/** Which of the four steps a screen belongs to, counted from 1; none for the end of a visit that came to nothing. */
const PLACES: Readonly<Partial<Record<LinkingScreen, number>>> = {
  withoutConnectors: 1,
  choosing: 1,
  agreeing: 2,
  withoutFound: 4,
  picking: 4,
}

/** The task and the step at which it stands; a step that is done is not gone back to by its name, since the bank was visited in between. */
const LinkingStepper = ({
  snapshot,
  place,
}: {
  readonly snapshot: LinkingProps['snapshot']
  readonly place: number
}): ReactElement => {
  const { t } = useLingui()
  const bank = snapshot.context.chosen?.name
  const titles = [
    t({ id: 'aggregation.step.bank', message: 'Établissement' }),
    t({ id: 'aggregation.step.agreement', message: 'Votre accord' }),
    t({ id: 'aggregation.step.visit', message: 'Chez votre banque' }),
    t({ id: 'aggregation.step.accounts', message: 'Comptes à afficher' }),
  ]
  return (
    <>
      <ActHead title={<Trans id="page.aggregation-step.title">Ajouter un établissement</Trans>} back={<ReturnedPage />} />
      <Stepper
        label={t({ id: 'aggregation.step.label', message: 'Étapes pour ajouter un établissement' })}
        steps={titles.map((title, index) => ({
          id: title,
          title,
          answer: index === 0 && place > 1 ? bank : undefined,
          state: index + 1 < place ? 'done' : index + 1 === place ? 'current' : 'todo',
        }))}
      />
    </>
  )
}

const LinkingFailure = ({
  children,
  send,
}: {
  readonly children: ReactElement
  readonly send: LinkingProps['send']
}): ReactElement => (
  <State kind="failed" level={2} onRetry={() => send({ type: 'retryRequested' })}>
    {children}
  </State>
)

const LinkingScreen = ({ screen, ...props }: LinkingProps & { readonly screen: LinkingScreen }): ReactElement => {
  const { send } = props
  switch (screen) {
    case 'waiting':
      return <WaitingPart />
    case 'withoutConnectors':
      return (
        <LinkingFailure send={send}>
          <Trans id="aggregation.choice.failed">La liste des établissements n’a pas pu être lue.</Trans>
        </LinkingFailure>
      )
    case 'choosing':
      return <BankChoiceStep {...props} />
    case 'agreeing':
      return <AgreementStep {...props} />
    case 'unexpected':
      return <Unexpected {...props} />
    case 'late':
      return <Late {...props} />
    case 'ended':
      return <EndedLinking {...props} />
    case 'withoutFound':
      return (
        <>
          <LinkingFailure send={send}>
            <Trans id="aggregation.picking.failed">Les comptes de votre banque n’ont pas pu être lus.</Trans>
          </LinkingFailure>
          <Button variant="secondary" onClick={() => send({ type: 'nextRequested' })}>
            <Trans id="aggregation.page.title">Mes comptes ailleurs</Trans>
          </Button>
        </>
      )
    case 'picking':
      return <PickingStep {...props} />
    case 'done':
      return <LinkedBank {...props} />
    default:
      return screen satisfies never
  }
}

/** /aggregation/…: a bank is chosen, agreed to, visited, and its accounts are picked (AGG-07, AGG-08). */
export const LinkingPage = (): ReactElement => {
  const { t } = useLingui()
  const props = useLinking()
  const screen = selectScreen(props.snapshot)
  const place = PLACES[screen]
  // Coming back from a bank has no frame: the page brings its own main part, as what waits in its place does.
  const isOwnMain = usePage().layout === 'bare' && screen !== 'waiting'
  usePageTitle(t({ id: 'page.aggregation-step.title', message: 'Ajouter un établissement' }))
  useEffect(() => {
    if (screen !== 'waiting') arriveAtTop()
  }, [screen])
  const content = (
    <div className={`${layout.wrap} ${styles.page}`}>
      {place !== undefined && <LinkingStepper snapshot={props.snapshot} place={place} />}
      <LinkingScreen {...props} screen={screen} />
    </div>
  )
  return isOwnMain ? (
    <main id="main" tabIndex={-1}>
      {content}
    </main>
  ) : (
    content
  )
}
