import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { AccountView, FieldView } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { fields } from '../stepper/index.ts'
import { Amount, shortRate } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './choice.css.ts'
import { RiskMarks } from './risk-marks.tsx'
import type { ChoiceProps } from './use-choice.ts'
import { useFieldWords } from './words.ts'

type AmountProps = Pick<ChoiceProps, 'send'> & { readonly of: FieldView; readonly label: string }

/** One amount of the choice; one that holds too much says what it can hold. */
export const AmountOf = ({ of, label, send }: AmountProps): ReactElement => {
  const words = useFieldWords()
  const { amount } = fields({ errors: [], words: () => '' }, send)
  const { field, text } = of
  return (
    <MoneyField {...amount(field, { path: field, text })} label={<VisuallyHidden>{label}</VisuallyHidden>} error={words(of)} />
  )
}

type RestProps = Pick<ChoiceProps, 'send'> & Pick<FieldView, 'field'> & { readonly name: string; readonly isOpen: boolean }

/** Puts what is left into a field, where something is left. */
export const RestButton = ({ field, name, isOpen, send }: RestProps): ReactElement | null =>
  isOpen ? (
    <TextButton className={styles.rest} onClick={() => send({ type: 'restRequested', field })}>
      <Trans id="bulletins.field.take">
        Mettre le reste ici <VisuallyHidden>&nbsp;: {name}</VisuallyHidden>
      </Trans>
    </TextButton>
  ) : null

const PlanAvailability = ({ account: { available_on: on, type } }: Pick<AccountView, 'account'>): ReactElement | null => {
  if (on === null) return <Trans id="bulletins.account.retirement">Bloqué jusqu’à la retraite</Trans>
  return on === undefined ? null : (
    <span data-type={type}>
      <Trans id="bulletins.account.available">Disponible le {formatFrenchDate(on)}</Trans>
    </span>
  )
}

/** The rate of a rule of one band; undefined for a rule of several. */
const flatRate = ({ top_up: rule }: AccountView['account']) => (rule?.bands.length === 1 ? rule.bands[0]?.rate : undefined)

type PanelProps = Pick<ChoiceProps, 'send'> & { readonly view: AccountView; readonly canTakeRest: boolean }

/** A plan with its funds, and what the choice puts into each. */
export const AccountPanel = ({ view, canTakeRest, send }: PanelProps): ReactElement => {
  const { t } = useLingui()
  const { account, typed, funds } = view
  const rate = flatRate(account)
  return (
    <Panel as="div" padded={false}>
      <fieldset className={styles.account}>
        <VisuallyHidden>
          <legend>{account.title}</legend>
        </VisuallyHidden>
        <div className={styles.accountHead}>
          <h3>{account.title}</h3>
          <Amount value={typed} size="s" />
          <p className={styles.accountFacts}>
            <PlanAvailability account={account} />
            {account.top_up !== undefined && (
              <span className={styles.added}>
                {rate === undefined ? (
                  <Trans id="bulletins.account.added-bands">Votre entreprise ajoute une part</Trans>
                ) : (
                  <Trans id="bulletins.account.added">Votre entreprise ajoute {shortRate(rate)}</Trans>
                )}
              </span>
            )}
          </p>
        </div>
        {funds.map((fund) => (
          <div key={fund.id} className={styles.fund}>
            <div className={styles.fundWords}>
              <p className={styles.fundName}>{fund.label}</p>
              <p className={styles.fundFacts}>
                {fund.risk !== undefined && <RiskMarks level={fund.risk} />}
                <RestButton field={fund.field} name={`${fund.label}, ${account.title}`} isOpen={canTakeRest} send={send} />
              </p>
            </div>
            <AmountOf
              of={fund}
              label={t({ id: 'bulletins.field.amount', message: `Montant, ${fund.label}, ${account.title}` })}
              send={send}
            />
          </div>
        ))}
      </fieldset>
    </Panel>
  )
}
