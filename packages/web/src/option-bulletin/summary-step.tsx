import { isPositive } from '@hautelisse/domain/money'
import { selectChoice, type ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActPart } from '../act/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Ledger, Line, Total } from '../ui/page/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import { ChoiceHappenings } from './happenings.tsx'
import { ChoiceForm } from './step-form.tsx'
import type { ChoiceProps } from './use-choice.ts'

type ViewProps = { readonly view: ChoiceView }

/** What goes into the funds of one plan, and what the company adds to it. */
export const PlacedIn = ({ of: { funds, topUp } }: { readonly of: ChoiceView['accounts'][number] }): ReactElement => (
  <Ledger>
    {funds
      .filter(({ text }) => text !== '')
      .map(({ id, label, text }) => (
        <Line key={id} name={label} value={`${text} €`} />
      ))}
    {isPositive(topUp.net) && (
      <Line name={<Trans id="bulletins.top-up.net">Abondement net</Trans>} value={<Amount value={topUp.net} />} />
    )}
  </Ledger>
)

/** What is invested in all, and what the company adds to it. */
export const Invested = ({ view: { topUps } }: ViewProps): ReactElement => (
  <Ledger>
    <Total name={<Trans id="bulletins.summary.total">Total investi</Trans>} value={<Amount value={topUps.invested} size="s" />} />
  </Ledger>
)

/** What is paid out, before the tax. */
export const PaidOut = ({ view: { cash } }: ViewProps): ReactElement => (
  <Ledger>
    <Line name={<Trans id="bulletins.summary.before-tax">Avant impôt</Trans>} value={<Amount value={cash.amount} />} />
  </Ledger>
)

/** Step 2: what is chosen, with its days; nothing is recorded before it is confirmed. */
export const ChoiceSummary = ({ snapshot, send }: ChoiceProps): ReactElement => {
  const { t } = useLingui()
  const view = selectChoice(snapshot)
  const change = (): void => send({ type: 'stepRequested', step: 'choice' })
  return (
    <ChoiceForm
      snapshot={snapshot}
      send={send}
      kind="confirm"
      title={<Trans id="bulletins.summary.title">Vérifiez votre choix</Trans>}
      lead={<Trans id="bulletins.summary.lead">Rien n’est enregistré tant que vous n’avez pas validé.</Trans>}
      then={<ChoiceHappenings view={view} />}
    >
      <Panel padded={false}>
        {view.accounts
          .filter(({ placed }) => isPositive(placed))
          .map((of) => (
            <ActPart key={of.account.policy_id} title={of.account.title} onChange={change}>
              <PlacedIn of={of} />
            </ActPart>
          ))}
        {isPositive(view.cash.amount) && (
          <ActPart title={t({ id: 'accounts.bulletin.cash', message: 'Sur votre compte bancaire' })} onChange={change}>
            <PaidOut view={view} />
          </ActPart>
        )}
        <PanelSection>
          <Invested view={view} />
        </PanelSection>
      </Panel>
    </ChoiceForm>
  )
}
