import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { formatEuros, isPositive } from '@hautelisse/domain/money'
import { reasonOfLine } from '@hautelisse/domain/release'
import {
  selectErrors,
  selectFigures,
  selectForm,
  selectReason,
  type Answer,
  type ReleaseField,
} from '@hautelisse/machines/release'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { fields } from '../stepper/index.ts'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Select } from '../ui/select/index.ts'
import { AlreadyAsked, UnderWayLine } from '../under-way/index.ts'
import { DocumentsPanel } from './documents-panel.tsx'
import { NetAside } from './net-aside.tsx'
import { PaidTo } from './paid-to.tsx'
import { useReasonWords } from './reason-words.ts'
import { ReasonsPanel } from './reasons-panel.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './release.css.ts'
import { ReleaseForm } from './step-form.tsx'
import type { ReleaseProps } from './use-release.ts'
import { useErrorWords } from './words.ts'

/** The reason and until when it can be asked for. */
const AmountLead = ({ snapshot }: Pick<ReleaseProps, 'snapshot'>): ReactElement => {
  const reasons = useReasonWords()
  const chosen = selectForm(snapshot).kind === 'blocked' ? selectReason(snapshot) : undefined
  const reason = chosen && reasonOfLine(chosen.line)
  if (chosen === undefined || reason === undefined)
    return <Trans id="release.amount.lead">Ce que vous recevrez s’affiche à chaque touche.</Trans>
  const { name } = reasons(reason)
  const { answer, event } = chosen
  const last = answer.kind === 'allowed' ? answer.lastDay : undefined
  if (last === undefined || event === undefined) return <>{name}.</>
  return (
    <Trans id="release.amount.until">
      {name}, le {formatFrenchDate(event)}. Demande possible jusqu’au {formatFrenchDate(last)}.
    </Trans>
  )
}

/** Step 3: how much, from which funds, with which documents, to which account (WDR-10, WDR-11, WDR-14). */
export const ReleaseAmountStep = ({ snapshot, send }: ReleaseProps): ReactElement | null => {
  const { t } = useLingui()
  const words = useErrorWords()
  const isHidden = useHiddenAmounts()
  const [form, errors, figures] = [selectForm(snapshot), selectErrors(snapshot), selectFigures(snapshot)]
  if (figures === undefined) return null
  const field = fields<Answer, ReleaseField>({ errors, words }, send)
  const { funds, most, claimed, hasCost, estimate } = figures
  const [first, ...others] = funds
  const then = others.map(({ label }) => label).join(', ')
  const highest = isHidden ? HIDDEN_AMOUNT : formatEuros(most)
  const bank = field.refusal('bank')
  return (
    <ReleaseForm
      snapshot={snapshot}
      send={send}
      title={
        form.kind === 'blocked' ? (
          <Trans id="release.step.amount">Montant et pièces</Trans>
        ) : (
          <Trans id="release.amount.title">Combien voulez-vous retirer ?</Trans>
        )
      }
      lead={<AmountLead snapshot={snapshot} />}
      aside={<NetAside snapshot={snapshot} send={send} />}
    >
      <UnderWayLine policies={[form.policyId]} />
      <ReasonsPanel snapshot={snapshot} send={send} />
      <Panel>
        <h2 className={text({ as: 'subtitle' })}>
          <Trans id="accounts.operations.amount">Montant</Trans>
        </h2>
        <div className={`${styles.two} ${styles.under}`}>
          <div>
            <MoneyField
              {...field.amount('amount', { path: 'amount', text: form.amount })}
              cents
              label={t({ id: 'release.amount.gross', message: 'Montant brut à retirer' })}
              hint={
                <>
                  {t({ id: 'release.amount.most', message: `${highest} au plus` })}
                  {isPositive(claimed) && ', '}
                  <AlreadyAsked amount={claimed} />
                </>
              }
            />
            <TextButton onClick={() => send({ type: 'allTaken' })}>
              <Trans id="release.amount.all">Tout retirer</Trans>
            </TextButton>
          </div>
          <MoneyField
            {...field.amount('wanted', { path: 'wanted', text: form.wanted })}
            cents
            label={t({ id: 'release.amount.wanted', message: 'Ou : je veux recevoir, net' })}
            hint={t({ id: 'release.amount.wanted-hint', message: 'Nous calculons le montant brut à retirer' })}
          />
          {hasCost && (
            <MoneyField
              {...field.amount('toFinance', { path: 'amount_to_finance', text: form.toFinance })}
              cents
              label={t({ id: 'release.amount.cost', message: 'Ce que coûte votre projet (facultatif)' })}
              hint={t({ id: 'release.amount.cost-hint', message: 'Vous ne pouvez pas recevoir plus que ce coût' })}
            />
          )}
          {first !== undefined && (
            <Select
              wide
              label={t({ id: 'release.amount.first', message: 'Pris d’abord sur' })}
              value={first.id}
              onValueChange={(fund) => send({ type: 'firstChosen', fund })}
              options={funds.map(({ id, label }) => ({ value: id, label }))}
              hint={then === '' ? undefined : t({ id: 'release.amount.then', message: `Puis ${then}` })}
            />
          )}
        </div>
      </Panel>
      {estimate !== undefined && isPositive(estimate.figures.scaleBase) && (
        <Panel>
          <h2 className={text({ as: 'subtitle' })}>
            <Trans id="release.tax.title">Impôt de l’an prochain</Trans>
          </h2>
          <div className={`${styles.two} ${styles.under}`}>
            <MoneyField
              {...field.amount('wage', { path: 'wage', text: form.wage })}
              label={t({ id: 'release.tax.wage', message: 'Salaires du foyer, par an' })}
              hint={t({ id: 'release.tax.hint', message: 'Pour cette estimation seulement, jamais envoyés' })}
            />
            <Segmented
              label={t({ id: 'release.tax.household', message: 'Vous êtes' })}
              value={form.couple}
              onValueChange={(couple) => send({ type: 'householdChosen', couple: couple === 'MA' ? 'MA' : 'CE' })}
              options={[
                { value: 'CE', label: t({ id: 'release.tax.single', message: 'Seul' }) },
                { value: 'MA', label: t({ id: 'release.tax.couple', message: 'En couple' }) },
              ]}
            />
          </div>
        </Panel>
      )}
      <DocumentsPanel snapshot={snapshot} send={send} />
      <Panel>
        <h2 className={text({ as: 'subtitle' })}>
          <Trans id="release.bank.title">Compte à créditer</Trans>
        </h2>
        <div className={styles.under}>
          <PaidTo snapshot={snapshot} />
        </div>
        {bank !== undefined && <FieldError>{bank}</FieldError>}
      </Panel>
    </ReleaseForm>
  )
}
