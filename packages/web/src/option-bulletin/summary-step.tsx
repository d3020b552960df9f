import { isPositive } from '@hautelisse/domain/money'
import { selectChoice, type ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActPart } from '../act/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import * as styles from './choice.css.ts'
import { ChoiceHappenings } from './happenings.tsx'
import { ChoiceForm } from './step-form.tsx'
import type { ChoiceProps } from './use-choice.ts'

type ViewProps = { readonly view: ChoiceView }

/** What goes into the funds of one plan, and what the company adds to it. */
export const PlacedIn = ({ of: { funds, topUp } }: { readonly of: ChoiceView['accounts'][number] }): ReactElement => (
  <dl className={styles.summary}>
    {funds
      .filter(({ text }) => text !== '')
      .map(({ id, label, text }) => (
        <div key={id} className={styles.line}>
          <dt>{label}</dt>
          <dd>{text} €</dd>
        </div>
      ))}
    {isPositive(topUp.net) && (
      <div className={styles.line}>
        <dt>
          <Trans id="bulletins.top-up.net">Abondement net</Trans>
        </dt>
        <dd>
          <Amount value={topUp.net} />
        </dd>
      </div>
    )}
  </dl>
)

/** What is invested in all, and what the company adds to it. */
export const Invested = ({ view: { topUps } }: ViewProps): ReactElement => (
  <p className={styles.summaryTotal}>
    <Trans id="bulletins.summary.total">Total investi</Trans>
    <Amount value={topUps.invested} size="s" />
  </p>
)

/** What is paid out, before the tax. */
export const PaidOut = ({ view: { cash } }: ViewProps): ReactElement => (
  <dl className={styles.summary}>
    <div className={styles.line}>
      <dt>
        <Trans id="bulletins.summary.before-tax">Avant impôt</Trans>
      </dt>
      <dd>
        <Amount value={cash.amount} />
      </dd>
    </div>
  </dl>
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
          <ActPart title={t({ id: 'bulletins.summary.account', message: 'Sur votre compte bancaire' })} onChange={change}>
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
