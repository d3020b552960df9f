import { childrenOf, netRatesOf, noticesAt, type Household, type HouseholdProblem } from '@hautelisse/domain/household'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { Decimal } from '@hautelisse/domain/money'
import type { IncomeField } from '@hautelisse/machines/household'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { useApp } from '../shell/index.ts'
import { shortRate } from '../ui/amount/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Stack, text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './household.css.ts'
import type { AskedHousehold } from './use-household.ts'

const rateText = (percent: number): string => shortRate(new Decimal(percent).dividedBy(100))

type QuestionProps = AskedHousehold & {
  /** First day of what is counted: its law holds. */
  readonly on: PlainDate
}

const Declares = ({ view, send }: Pick<QuestionProps, 'view' | 'send'>): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const { declares } = view.answers
  return (
    <div>
      <p id={id} className={styles.legend}>
        <Trans id="household.declares.label">Vous déclarez vos revenus</Trans>
      </p>
      <Segmented<Household['declares']>
        labelledBy={id}
        value={declares === '' ? undefined : declares}
        onValueChange={(chosen) => send({ type: 'declaresChosen', declares: chosen })}
        options={[
          { value: 'CE', label: t({ id: 'household.declares.alone', message: 'Seul(e)' }) },
          { value: 'MA', label: t({ id: 'household.declares.couple', message: 'À deux' }) },
        ]}
      />
    </div>
  )
}

const NONE = ''

const Parts = ({ view, send, notice }: Pick<QuestionProps, 'view' | 'send'> & { readonly notice: number }): ReactElement => {
  const { t } = useLingui()
  const { declares, parts } = view.answers
  const nameOf = (one: number): string => {
    const children = declares === '' ? 0 : childrenOf({ declares, parts: one })
    const count = String(one).replace('.', ',')
    return t({
      id: 'household.parts.option',
      message: `${count} ${plural(children, { 0: '(sans enfant à charge)', one: '(# enfant)', other: '(# enfants)' })}`,
    })
  }
  return (
    <Select
      wide
      label={t({ id: 'household.parts.label', message: 'Nombre de parts du foyer' })}
      hint={<Trans id="household.parts.hint">Avis d’impôt {notice}, page 1</Trans>}
      value={parts === null ? NONE : String(parts)}
      onValueChange={(chosen) => send({ type: 'partsChosen', parts: Number.parseFloat(chosen) })}
      options={[
        {
          value: NONE,
          label:
            declares === ''
              ? t({ id: 'household.parts.first', message: 'Dites d’abord qui déclare' })
              : t({ id: 'household.parts.choose', message: 'Choisissez' }),
          disabled: true,
        },
        ...view.offered.map((one) => ({ value: String(one), label: nameOf(one) })),
      ]}
    />
  )
}

type IncomeProps = Pick<QuestionProps, 'view' | 'send'> & {
  readonly field: IncomeField
  readonly label: ReactNode
  readonly hint: ReactNode
}

const Income = ({ view, send, field, label, hint }: IncomeProps): ReactElement => {
  const problem: Readonly<Record<HouseholdProblem, ReactNode>> = {
    required: <Trans id="household.income.required">Indiquez ce montant pour voir ce qui reste</Trans>,
    'not-an-amount': <Trans id="household.income.not-an-amount">Indiquez un montant en euros, par an</Trans>,
  }
  const found = view.problems[field]
  return (
    <MoneyField
      id={`household-${field}`}
      label={label}
      hint={hint}
      error={found && problem[found]}
      value={view.answers[field]}
      onValueChange={(typed) => send({ type: 'incomeTyped', field, text: typed })}
      onBlur={() => send({ type: 'incomeLeft', field })}
    />
  )
}

/** What follows from the answers, in one line; the charges stay open without the reference income. */
const Consequence = ({ household, on }: Pick<QuestionProps, 'household' | 'on'>): ReactElement | null => {
  if (household === undefined) return null
  const { marginal, pensionCharges } = netRatesOf(household, on)
  const band = rateText(marginal ?? 0)
  if (pensionCharges === undefined)
    return (
      <Trans id="household.follows.band">
        Tranche à {band}. Sans votre revenu fiscal de référence, vos prélèvements sur les pensions ne sont pas connus.
      </Trans>
    )
  const charges = rateText(pensionCharges)
  return (
    <Trans id="household.follows.both">
      Tranche à {band}, prélèvements {charges}
    </Trans>
  )
}

/** The one question about the tax of the household: who declares, the parts, and both incomes with where to read them (HH-04, HH-05). */
export const HouseholdQuestion = ({ view, household, send, on }: QuestionProps): ReactElement => {
  const { clock } = useApp()
  const { taxable, reference } = noticesAt(clock.today())
  return (
    <Stack>
      <div className={styles.fields}>
        <Declares view={view} send={send} />
        <Parts view={view} send={send} notice={taxable} />
        <Income
          view={view}
          send={send}
          field="taxable_income"
          label={<Trans id="household.income.taxable">Revenu imposable du foyer, par an</Trans>}
          hint={<Trans id="household.income.taxable-hint">Avis d’impôt {taxable}, page 2, ligne « Revenu imposable »</Trans>}
        />
        <Income
          view={view}
          send={send}
          field="reference_income"
          label={<Trans id="explanation.term.reference-income">Revenu fiscal de référence</Trans>}
          hint={
            <Trans id="household.income.reference-hint">
              Avis d’impôt {reference}, page 1. Il fixe vos prélèvements sur les pensions.
            </Trans>
          }
        />
      </div>
      <p className={text({ tone: 'ink', strong: true })}>
        <output>
          <Consequence household={household} on={on} />
        </output>
      </p>
    </Stack>
  )
}
