import { asksForLast, asksForWork } from '@hautelisse/domain/transfer'
import {
  selectErrors,
  selectForm,
  selectOffers,
  selectTransfer,
  type TransferEvent,
  type TransferSnapshot,
} from '@hautelisse/machines/transfer'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { useAccountPlace } from '../act/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { RadioCards, Segmented } from '../ui/choice/index.ts'
import { DateField, FieldError, TextField } from '../ui/field/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './transfer.css.ts'
import { useTransferErrorWords } from './words.ts'

/** What the parts of the page of transfers are given. */
export type TransferProps = { readonly snapshot: TransferSnapshot; readonly send: (event: TransferEvent) => void }

type WorkProps = TransferProps & { readonly company: string | undefined; readonly refusal: string | undefined }

/** Whether the saver still works for the company of the plan. */
const Work = ({ snapshot, send, company, refusal }: WorkProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const { isEmployed } = selectForm(snapshot)
  const [yes, no] = [t({ id: 'answers.said.yes', message: 'Oui' }), t({ id: 'answers.said.no', message: 'Non' })]
  const errorId = refusal === undefined ? undefined : `${id}-error`
  return (
    <div>
      <p id={id} className={styles.legend}>
        {company === undefined
          ? t({ id: 'transfer.form.work', message: 'Travaillez-vous toujours dans cette entreprise ?' })
          : t({ id: 'transfer.form.work-at', message: `Travaillez-vous encore chez ${company} ?` })}
      </p>
      <Segmented
        labelledBy={id}
        describedBy={errorId}
        invalid={refusal !== undefined}
        value={isEmployed === null ? undefined : isEmployed ? 'yes' : 'no'}
        onValueChange={(answer) => send({ type: 'workAnswered', isEmployed: answer === 'yes' })}
        options={[
          { value: 'yes', label: yes },
          { value: 'no', label: no },
        ]}
      />
      {refusal !== undefined && <FieldError id={errorId}>{refusal}</FieldError>}
    </div>
  )
}

/** Which account, what its law asks, and who takes the money. */
export const TransferQuestions = ({ snapshot, send }: TransferProps): ReactElement => {
  const { t } = useLingui()
  const placeOf = useAccountPlace()
  const [form, offers, chosen] = [selectForm(snapshot), selectOffers(snapshot), selectTransfer(snapshot)]
  const words = useTransferErrorWords()
  const errors = selectErrors(snapshot)
  const refusal = (path: string): string | undefined => {
    const error = errors.find((one) => one.path === path)
    return error && words(error)
  }
  const typed = (name: 'last' | 'manager' | 'number') => ({
    id: name,
    value: form[name],
    error: refusal(name),
    onValueChange: (entry: string): void => send({ type: 'textTyped', field: name, text: entry }),
  })
  return (
    <Panel>
      <div className={styles.fields}>
        <RadioCards
          label={t({ id: 'transfer.form.account', message: 'Quel contrat transférer ?' })}
          value={form.policyId === '' ? undefined : form.policyId}
          onValueChange={(policyId) => send({ type: 'accountChosen', policyId })}
          options={offers.map(({ account, law }) => ({
            value: account.policy_id,
            title: account.title,
            detail: (
              <>
                {placeOf(account)}
                {law === undefined && (
                  <span className={text({ block: true })}>
                    <Trans id="transfer.form.closed">Ne se transfère pas, ou ne contient rien</Trans>
                  </span>
                )}
              </>
            ),
            aside: <Amount value={account.balance} />,
            disabled: law === undefined,
          }))}
        />
        {chosen !== undefined && asksForWork(chosen.offer) && (
          <Work snapshot={snapshot} send={send} company={chosen.offer.account.company_name} refusal={refusal('isEmployed')} />
        )}
        {chosen !== undefined && asksForLast(chosen.offer, form) && (
          <DateField
            {...typed('last')}
            label={t({ id: 'transfer.form.last', message: 'Dernier transfert de ce plan' })}
            hint={t({ id: 'transfer.form.last-hint', message: 'Laissez vide s’il n’y en a pas eu' })}
          />
        )}
        {chosen !== undefined && (
          <>
            <TextField
              {...typed('manager')}
              label={t({ id: 'transfer.form.manager', message: 'Organisme qui reçoit l’épargne' })}
            />
            <TextField
              {...typed('number')}
              label={t({ id: 'transfer.form.number', message: 'Numéro de votre contrat chez lui' })}
            />
          </>
        )}
      </div>
    </Panel>
  )
}
