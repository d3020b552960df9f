import { pathTo } from '@hautelisse/domain/portal'
import { isPositive, sumOf } from '@hautelisse/domain/money'
import type { ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorButton } from '../portal/index.ts'
import { Amount, SumAmount } from '../ui/amount/index.ts'
import { NumberField } from '../ui/field/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { AmountOf, RestButton } from './account-panel.tsx'
import * as styles from './choice.css.ts'
import type { ChoiceProps } from './use-choice.ts'

type CashProps = Pick<ChoiceProps, 'send'> & { readonly view: ChoiceView; readonly canTakeRest: boolean }

/** What comes to the account once the tax is withheld at the rate that the saver states. */
const Withheld = ({ view: { cash }, send }: Omit<CashProps, 'canTakeRest'>): ReactElement => {
  const { withheld, onAccount } = cash.out ?? {}
  const paidOut = withheld && onAccount && sumOf({ withheld, onAccount })
  return (
    <div className={styles.cashNote}>
      <p>
        <Trans id="bulletins.cash.taxed">
          Imposable comme un salaire. Un prélèvement à la source au taux de votre foyer est retenu au versement&nbsp;; le solde se
          règle l’année suivante.
        </Trans>
      </p>
      <NumberField
        id="withholding"
        label={<Trans id="bulletins.cash.rate">Taux de prélèvement de votre foyer</Trans>}
        unit="%"
        align="end"
        value={cash.withholding}
        onValueChange={(text) => send({ type: 'withholdingTyped', text })}
      />
      {paidOut === undefined ? (
        <p>
          <Trans id="bulletins.cash.before-tax">
            Net avant impôt&nbsp;: <Amount value={cash.amount} />
          </Trans>
        </p>
      ) : (
        <p>
          <Trans id="bulletins.cash.on-account">
            Prélèvement à la source&nbsp;: <SumAmount of={paidOut} part="withheld" />, soit{' '}
            <SumAmount of={paidOut} part="onAccount" /> sur votre compte.
          </Trans>
        </p>
      )}
    </div>
  )
}

/** What is paid out: a field where money has somewhere to go, else the way to an account for it. */
export const CashPanel = ({ view, canTakeRest, send }: CashProps): ReactElement => {
  const { t } = useLingui()
  const { cash } = view
  return (
    <Panel as="div" padded={false} className={styles.cash}>
      <fieldset className={styles.account}>
        <VisuallyHidden>
          <legend>
            <Trans id="bulletins.cash.title">Recevoir sur mon compte bancaire</Trans>
          </legend>
        </VisuallyHidden>
        <div className={styles.accountHead}>
          <h3>
            <Trans id="bulletins.cash.title">Recevoir sur mon compte bancaire</Trans>
          </h3>
          <Amount value={cash.amount} size="s" />
          <p className={styles.accountFacts}>
            <Trans id="bulletins.cash.lead">Somme soumise à l’impôt sur le revenu, sans abondement</Trans>
          </p>
        </div>
        <div className={styles.fund}>
          {cash.isOpen ? (
            <>
              <div className={styles.fundWords}>
                <p>
                  <Trans id="bulletins.cash.amount">Montant à recevoir</Trans>
                </p>
                <p className={styles.fundFacts}>
                  <RestButton
                    field={cash.field}
                    name={t({ id: 'bulletins.cash.title', message: 'Recevoir sur mon compte bancaire' })}
                    isOpen={canTakeRest}
                    send={send}
                  />
                </p>
              </div>
              <AmountOf
                of={cash}
                label={t({ id: 'bulletins.cash.field', message: 'Montant à recevoir sur mon compte' })}
                send={send}
              />
            </>
          ) : (
            <>
              <p>
                <Trans id="bulletins.cash.no-bank">Ajoutez d’abord un RIB pour choisir cette option</Trans>
              </p>
              <DoorButton target={{ to: pathTo('profile', { scope: 's2e', journey: 'bank-coordinates' }) }} size="s">
                <Trans id="accounts.to-do.bank.add">Ajouter un RIB</Trans>
              </DoorButton>
            </>
          )}
        </div>
        {cash.isOpen && isPositive(cash.amount) && <Withheld view={view} send={send} />}
      </fieldset>
    </Panel>
  )
}
