import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { Way } from '@hautelisse/domain/option-bulletin'
import { offeredRates } from '@hautelisse/domain/net-income'
import { selectChoice, selectComparison, type ComparedForm } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useApp } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { useOverflow } from '../ui/data-table/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { NumberField } from '../ui/field/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Note } from '../ui/note/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './choice.css.ts'
import { Steps } from './steps.tsx'
import type { ChoiceProps } from './use-choice.ts'

type Suppose = { readonly form: ComparedForm; readonly suppose: (change: Partial<ComparedForm>) => void }

const Rate = ({ form, suppose }: Suppose): ReactElement => {
  const { t } = useLingui()
  const { clock } = useApp()
  return (
    <Select
      label={t({ id: 'bulletins.compare.rate', message: 'Votre tranche d’impôt' })}
      value={String(form.rate)}
      options={offeredRates(clock.today()).marginal.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
      onValueChange={(rate) => suppose({ rate: Number.parseInt(rate, 10) })}
    />
  )
}

const Household = ({ form, suppose }: Suppose): ReactElement => {
  const { t } = useLingui()
  return (
    <>
      <Select
        label={t({ id: 'bulletins.compare.status', message: 'Votre foyer' })}
        value={form.marital_status}
        options={[
          { value: 'CE', label: t({ id: 'bulletins.compare.single', message: 'Une personne' }) },
          { value: 'MA', label: t({ id: 'bulletins.compare.couple', message: 'Un couple marié ou pacsé' }) },
        ]}
        onValueChange={(marital_status) => suppose({ marital_status })}
      />
      <NumberField
        label={<Trans id="bulletins.compare.children">Enfants à charge</Trans>}
        value={form.children}
        onValueChange={(children) => suppose({ children })}
      />
      <MoneyField
        label={<Trans id="bulletins.compare.wage-1">Votre salaire net imposable de l’année</Trans>}
        value={form.wage_1}
        onValueChange={(wage_1) => suppose({ wage_1 })}
      />
      {form.marital_status === 'MA' && (
        <MoneyField
          label={<Trans id="bulletins.compare.wage-2">Celui de votre conjoint</Trans>}
          value={form.wage_2}
          onValueChange={(wage_2) => suppose({ wage_2 })}
        />
      )}
    </>
  )
}

/** Less an amount. */
const negate = (amount: Euros): Euros => subtractEuros(ZERO_EUROS, amount)

/** What is supposed: the tax, the return, the years. */
const Supposed = (props: Suppose): ReactElement => {
  const { t } = useLingui()
  const { form, suppose } = props
  return (
    <div className={styles.supposed}>
      <Select
        label={t({ id: 'bulletins.compare.by', message: 'Impôt calculé' })}
        value={form.by}
        options={[
          { value: 'rate', label: t({ id: 'bulletins.compare.by-rate', message: 'avec votre tranche' }) },
          { value: 'household', label: t({ id: 'bulletins.compare.by-household', message: 'avec votre foyer' }) },
        ]}
        onValueChange={(by) => suppose({ by })}
      />
      {form.by === 'rate' ? <Rate {...props} /> : <Household {...props} />}
      <NumberField
        label={<Trans id="bulletins.compare.return">Rendement supposé, par an</Trans>}
        unit="%"
        inputMode="decimal"
        value={form.yearlyReturn}
        onValueChange={(yearlyReturn) => suppose({ yearlyReturn })}
      />
      <NumberField
        label={<Trans id="bulletins.compare.years">Années jusqu’à la retraite</Trans>}
        value={form.yearsToRetirement}
        onValueChange={(years) => suppose({ yearsToRetirement: years })}
      />
    </div>
  )
}

const Name = ({ way: { account } }: { readonly way: Way }): ReactElement =>
  account === undefined ? <Trans id="bulletins.compare.cash">Sur mon compte</Trans> : <>{account.title}</>

type RowProps = { readonly name: ReactNode; readonly ways: readonly Way[]; readonly cell: (way: Way) => Euros | undefined }

/** One line of the table; what cannot be had yet says until when. */
const Row = ({ name, ways, cell }: RowProps): ReactElement => (
  <tr>
    <th scope="row" className={styles.head}>
      {name}
    </th>
    {ways.map((way) => {
      const value = cell(way)
      const on = way.account?.available_on
      return (
        <td key={way.account?.policy_id ?? 'cash'} className={styles.cell}>
          {value !== undefined ? (
            <Amount value={value} />
          ) : on === undefined || on === null ? (
            <Trans id="bulletins.compare.blocked-retirement">bloqué jusqu’à la retraite</Trans>
          ) : (
            <Trans id="bulletins.compare.blocked-until">bloqué jusqu’au {formatFrenchDate(on)}</Trans>
          )}
        </td>
      )
    })}
  </tr>
)

const Ways = ({
  ways,
  net,
  charges,
}: {
  readonly ways: readonly Way[]
  readonly net: Euros
  readonly charges: Euros
}): ReactElement => {
  const { t } = useLingui()
  const { overflows, watch } = useOverflow()
  const caption = t({ id: 'bulletins.compare.caption', message: 'La même prime nette, tout entière dans chaque voie' })
  return (
    <>
      <div ref={watch} className={styles.tableRoom} {...(overflows && { role: 'group', 'aria-label': caption, tabIndex: 0 })}>
        <table className={styles.table}>
          <caption className={styles.small}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                <Trans id="bulletins.compare.way">Voie</Trans>
              </th>
              {ways.map((way) => (
                <th key={way.account?.policy_id ?? 'cash'} scope="col" className={styles.cell}>
                  <Name way={way} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              name={<Trans id="bulletins.compare.charges">CSG et CRDS déjà retirées</Trans>}
              ways={ways}
              cell={() => negate(charges)}
            />
            <Row name={<Trans id="bulletins.compare.net">Prime nette</Trans>} ways={ways} cell={() => net} />
            <Row
              name={<Trans id="bulletins.compare.tax">Impôt sur le revenu</Trans>}
              ways={ways}
              cell={({ tax }) => negate(tax)}
            />
            <Row
              name={<Trans id="bulletins.compare.top-up">Abondement net</Trans>}
              ways={ways}
              cell={({ topUp }) => topUp?.net ?? ZERO_EUROS}
            />
            <Row name={<Trans id="bulletins.compare.today">Aujourd’hui</Trans>} ways={ways} cell={({ today }) => today} />
            <Row
              name={<Trans id="bulletins.compare.five">Dans cinq ans</Trans>}
              ways={ways}
              cell={({ fiveYears }) => fiveYears}
            />
            <Row
              name={<Trans id="bulletins.compare.retirement">À la retraite</Trans>}
              ways={ways}
              cell={({ retirement }) => retirement}
            />
          </tbody>
        </table>
      </div>
      {ways.map((way) => (
        <Steps
          key={way.account?.policy_id ?? 'cash'}
          of={way.explanation.retirement}
          title={
            <>
              <Trans id="bulletins.compare.why">D’où vient ce chiffre&nbsp;?</Trans> <Name way={way} />
            </>
          }
        />
      ))}
    </>
  )
}

/** "Comparer": the same net in cash and in each plan, at equal weight; nothing is submitted by it. */
export const Comparing = ({ snapshot, send }: ChoiceProps): ReactElement => {
  const { form, comparison } = selectComparison(snapshot)
  const { premium, standing } = selectChoice(snapshot)
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => send({ type: 'comparisonOpened' })}>
          <Trans id="bulletins.compare.action">Comparer</Trans>
        </Button>
      </div>
      <Modal
        open={standing === 'comparing'}
        onClose={() => send({ type: 'comparisonClosed' })}
        title={<Trans id="bulletins.compare.title">Comparer&nbsp;: recevoir ou placer</Trans>}
        lead={
          <Trans id="bulletins.compare.lead">
            Le même montant dans chaque voie, avec des hypothèses que vous fixez. Rien n’est envoyé.
          </Trans>
        }
        actions={
          <Button variant="secondary" icon={drawings.Printer} onClick={() => window.print()}>
            <Trans id="bulletins.taken.print">Imprimer</Trans>
          </Button>
        }
      >
        <Supposed form={form} suppose={(change) => send({ type: 'supposed', change })} />
        {comparison === undefined ? (
          <Note kind="warn" live>
            <Trans id="bulletins.compare.incomplete">
              Vérifiez ce que vous avez saisi&nbsp;: une valeur manque ou n’est pas possible.
            </Trans>
          </Note>
        ) : (
          <>
            <Ways ways={comparison.ways} net={premium.net} charges={premium.contributions} />
            <p className={styles.small}>
              <Trans id="bulletins.compare.assumption">
                Le rendement est une hypothèse, la même pour chaque voie&nbsp;; il n’est pas garanti. Impôt selon la loi des
                revenus de {comparison.lawYear}. Un PEE se débloque aussi au départ à la retraite.
              </Trans>
            </p>
          </>
        )}
      </Modal>
    </>
  )
}
