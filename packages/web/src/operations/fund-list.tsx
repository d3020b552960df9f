import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { euros, formatUnits, subtractEuros, sumEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { fundRows, lotFreedom, type FundRow, type HistoryLine, type TransactionDetails } from '@hautelisse/domain/operations'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { TextLinkTo, useAim } from '../portal/index.ts'
import { Amount, useHiddenAmounts } from '../ui/amount/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Section, text } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './fund-list.css.ts'
import { useFundNames } from './funds.ts'
import { useFreedomWords, useLotWords } from './request-words.ts'

/** Parts of a fund, by where they came from, and when each would have been free. */
const FundLots = ({ id, isOpen, lots, sold }: Pick<FundRow, 'lots'> & LotsProps): ReactElement => {
  const [lotWords, freedomWords] = [useLotWords(), useFreedomWords()]
  return (
    <ul id={id} className={styles.lots} hidden={!isOpen}>
      {lots.map((lot) => (
        <li key={`${lot.acquired_on}-${lot.origin}-${lot.compartment ?? ''}-${lot.units}`} className={styles.lot}>
          <span>{lotWords(lot)}</span>
          <Amount value={lot.amount} />
          <span className={text({ as: 'small' })}>{freedomWords(lotFreedom(lot, sold), lot.available_on)}</span>
        </li>
      ))}
    </ul>
  )
}
type LotsProps = { readonly id: string; readonly isOpen: boolean; readonly sold: PlainDate }

const UnitValue = ({ units, value }: Pick<FundRow, 'units' | 'value'>): ReactElement | null => {
  const hidden = useHiddenAmounts()
  if (units === undefined || value === undefined || hidden) return null
  const [count, day] = [formatUnits(units), formatFrenchDate(value.day)]
  return (
    <Trans id="operations.fund.units">
      {count} parts, à <Amount value={euros(value.value)} /> le {day}
    </Trans>
  )
}

type RowProps = {
  readonly row: FundRow
  readonly details: TransactionDetails
  readonly sold: PlainDate
  /** How the amount stands there: as it is, or as what leaves a fund or comes to it. */
  readonly sign: 'none' | 'out' | 'in'
}

/** A fund with its amount; its lots unfold. */
const OrderedFund = ({ row, details, sold, sign }: RowProps): ReactElement => {
  const { t } = useLingui()
  const [id, aim] = [useId(), useAim()]
  const [isOpen, setIsOpen] = useState(false)
  const { accountOf, companyOf, fundOf, isHeld } = useFundNames(details)
  const name = fundOf(row)
  const about = [accountOf(row.policy_id), companyOf(row.policy_id)].filter((part) => part !== undefined).join(', ')
  return (
    <li className={styles.row}>
      <b className={text({ strong: true })}>
        {isHeld(row) ? <TextLinkTo {...aim({ hash: `fund-${row.policy_id}_${row.investment_id}` })}>{name}</TextLinkTo> : name}
      </b>
      <b className={text({ strong: true, end: true })}>
        <Amount value={sign === 'out' ? subtractEuros(ZERO_EUROS, row.amount) : row.amount} movement={sign !== 'none'} />
      </b>
      <span className={text({ as: 'small' })}>
        {row.value === undefined ? about : <UnitValue units={row.units} value={row.value} />}
      </span>
      {row.lots.length > 0 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen((open) => !open)}
        >
          {t({
            id: 'operations.fund.lots',
            message: plural(row.lots.length, { one: '# versement', other: '# versements' }),
          })}
          <VisuallyHidden> {name}</VisuallyHidden>
          <Icon of={drawings.CaretDown} className={styles.caret} />
        </button>
      )}
      {row.lots.length > 0 && <FundLots id={id} isOpen={isOpen} lots={row.lots} sold={sold} />}
    </li>
  )
}

type ListProps = {
  readonly title: ReactNode
  readonly rows: readonly (Pick<RowProps, 'row' | 'sign'> & { readonly key: string })[]
  readonly total?: ReactNode
} & Pick<RowProps, 'details' | 'sold'>

const OrderedFunds = ({ title, rows, total, ...rest }: ListProps): ReactElement => (
  <Section title={title} inPanel>
    <ul className={styles.rows}>
      {rows.map(({ key, ...one }) => (
        <OrderedFund key={key} {...one} {...rest} />
      ))}
    </ul>
    {total}
  </Section>
)

type FundListProps = { readonly line: HistoryLine; readonly details: TransactionDetails }

const withKeys = (sign: RowProps['sign'], rows: readonly FundRow[]): ListProps['rows'] =>
  rows.map((row) => ({ key: `${sign}-${row.policy_id}-${row.investment_id}`, row, sign }))

/** The funds of an operation, each once: what is sold, with its lots, and what is bought; a switch shows both together (ENT-43, OPER-22). */
export const FundList = ({ line: { line, operation }, details }: FundListProps): ReactElement | null => {
  const [out, into] = [fundRows(details, 'RACHAT'), fundRows(details, 'SOUSCRIPTION')]
  const sold = operation.timeline?.find(({ step }) => step === 'sale')?.day ?? details.sales?.[0]?.on ?? operation.date
  const isAhead = line.state === 'in-progress'
  if (out.length > 0 && into.length > 0)
    return (
      <OrderedFunds
        title={<Trans id="operations.fund.moves">De quel placement vers lequel</Trans>}
        rows={[...withKeys('out', out), ...withKeys('in', into)]}
        details={details}
        sold={sold}
      />
    )
  if (into.length > 0)
    return (
      <OrderedFunds
        title={
          isAhead ? (
            <Trans id="operations.fund.will-be-placed">Où il sera placé</Trans>
          ) : (
            <Trans id="operations.instructions.bought">Où il est placé</Trans>
          )
        }
        rows={withKeys('in', into)}
        details={details}
        sold={sold}
      />
    )
  if (out.length === 0) return null
  return (
    <OrderedFunds
      title={<Trans id="operations.instructions.sold">D’où vient l’argent</Trans>}
      rows={withKeys('none', out)}
      details={details}
      sold={sold}
      total={
        <p className={styles.total}>
          {isAhead ? (
            <Trans id="letter.band.amount">Montant demandé</Trans>
          ) : (
            <Trans id="operations.fund.sold">Montant vendu</Trans>
          )}
          <Amount value={sumEuros(out.map(({ amount }) => amount))} />
        </p>
      }
    />
  )
}
