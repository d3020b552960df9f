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

/** Why a field is refused, in words. */
export const useFieldWords = (): ((error: FieldView['error']) => string | undefined) => {
  const { t } = useLingui()
  return (error) => {
    if (error === undefined) return undefined
    return error === 'pasted'
      ? t({ id: 'bulletins.field.paste', message: 'Le texte collé n’est pas un montant' })
      : t({ id: 'bulletins.field.wrong', message: 'Champ erroné' })
  }
}

type AmountProps = Pick<ChoiceProps, 'send'> & {
  readonly of: FieldView
  readonly label: string
  /** There is something left that could go here, or too much that could go from here. */
  readonly canTakeRest: boolean
}

/** One amount of the choice, with the button that puts there what is left. */
export const AmountOf = ({ of: { field, text, error }, label, canTakeRest, send }: AmountProps): ReactElement => {
  const words = useFieldWords()
  const { amount } = fields({ errors: [], words: () => '' }, send)
  return (
    <div>
      <MoneyField
        {...amount(field, { path: field, text })}
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        error={words(error)}
      />
      {canTakeRest && (
        <TextButton onClick={() => send({ type: 'restRequested', field })}>
          <Trans id="bulletins.field.rest">
            Ajuster ici <VisuallyHidden>&nbsp;: {label}</VisuallyHidden>
          </Trans>
        </TextButton>
      )}
    </div>
  )
}

const Availability = ({ account: { available_on: on, type } }: Pick<AccountView, 'account'>): ReactElement | null => {
  if (on === null) return <Trans id="bulletins.account.retirement">Bloqué jusqu’à la retraite</Trans>
  return on === undefined ? null : (
    <span data-type={type}>
      <Trans id="bulletins.account.available">Disponible le {formatFrenchDate(on)}</Trans>
    </span>
  )
}

/** The rate of a rule of one band; undefined for a rule of several. */
const flatRate = ({ top_up: rule }: AccountView['account']) => (rule?.bands.length === 1 ? rule.bands[0]?.rate : undefined)

type PanelProps = Pick<ChoiceProps, 'send'> & { readonly view: AccountView; readonly hasRest: boolean }

/** A plan with its funds, and what the choice puts into each. */
export const AccountPanel = ({ view, hasRest, send }: PanelProps): ReactElement => {
  const { t } = useLingui()
  const { account, placed, funds } = view
  const rate = flatRate(account)
  return (
    <Panel as="div" padded={false}>
      <fieldset className={styles.account}>
        <VisuallyHidden>
          <legend>{account.title}</legend>
        </VisuallyHidden>
        <div className={styles.accountHead}>
          <h2>{account.title}</h2>
          <Amount value={placed} size="s" />
          <p className={styles.accountFacts}>
            <Availability account={account} />
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
            <div>
              <p className={styles.fundName}>{fund.label}</p>
              {fund.risk !== undefined && (
                <p className={styles.fundFacts}>
                  <RiskMarks level={fund.risk} />
                </p>
              )}
            </div>
            <AmountOf
              of={fund}
              label={t({ id: 'bulletins.field.amount', message: `Montant, ${fund.label}, ${account.title}` })}
              canTakeRest={hasRest}
              send={send}
            />
          </div>
        ))}
      </fieldset>
    </Panel>
  )
}
