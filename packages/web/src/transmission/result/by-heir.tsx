import { euros, isZero, multiplyEuros } from '@hautelisse/domain/money'
import type { OptionAnswer, OptionRow } from '@hautelisse/domain/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { useNames } from '../step-words.ts'
import { openDuty, TaxRange, taxOf } from './tax-range.tsx'
import { useRightWords } from './words.ts'
import { Fold } from '../../ui/fold/index.ts'
import { type RowGroup, Table, text } from '../../ui/page/index.ts'
import { FigurePlace, TaxFigure } from './explaining.tsx'
import { rowKey, type RowKey } from './rows.ts'
import { Articles } from './terms.tsx'

/** Columns of figures that a phone has room for beside each other. */
const TWO = 2
const COLUMNS = ['first', 'second', 'third', 'fourth'] as const
type Place = (typeof COLUMNS)[number]
type ColumnId = Place | 'what'

/** What a person has of the estate, and as what. */
const PatrimonyCell = ({ row }: { readonly row: OptionRow }): ReactElement => {
  const rights = useRightWords()
  return (
    <>
      <Amount value={row.patrimony_amount} />{' '}
      <small className={text({ as: 'caption', block: true, strong: false })}>{rights[row.right]}</small>
    </>
  )
}

/** What a person has in the end; a usufruct and a bare ownership are no cash, and are said in words. */
const ReceivedCell = ({ row }: { readonly row: OptionRow }): ReactElement => {
  const { right, received, least_received: least } = row
  const isDivided = right !== 'full' && right !== 'none'
  if (isDivided && isZero(received))
    return right === 'bare' ? (
      <Trans id="transmission.result.later">La propriété au second décès</Trans>
    ) : (
      <Trans id="transmission.result.use">L’usage et les revenus, à vie</Trans>
    )
  return (
    <>
      <TaxRange lowest={least} highest={received} />{' '}
      {isDivided && (
        <small className={text({ as: 'caption', block: true, strong: false })}>
          {right === 'bare' ? (
            <Trans id="transmission.result.and-later">et la propriété au second décès</Trans>
          ) : (
            <Trans id="transmission.result.without">sans compter usufruit ni nue-propriété</Trans>
          )}
        </small>
      )}
    </>
  )
}

/** What a group pays together, and how that is made up. */
const TogetherCell = ({ row }: { readonly row: OptionRow }): ReactElement => {
  const { lowest, highest } = taxOf(row)
  return (
    <>
      <TaxRange lowest={multiplyEuros(lowest, row.number)} highest={multiplyEuros(highest, row.number)} />{' '}
      <small className={text({ as: 'caption', block: true, strong: false })}>
        {lowest.equals(highest) ? (
          <>
            {row.number} × <Amount value={lowest} />
          </>
        ) : (
          <Trans id="transmission.result.for-each">
            <TaxRange lowest={lowest} highest={highest} /> chacun
          </Trans>
        )}
      </small>
    </>
  )
}

const patrimonyOf = (row: OptionRow): ReactElement => <PatrimonyCell row={row} />
const insuranceOf = (row: OptionRow): ReactElement => <Amount value={row.life_insurance_amount} />
const exemptOf = (): ReactElement => (
  <b className={text({ tone: 'good', strong: true })}>
    <Trans id="transmission.result.exempt-cell">Exonéré</Trans>
  </b>
)
const dutyOf = (row: OptionRow, option: OptionAnswer['option']): ReactElement => (
  <TaxFigure id={`${option} ${rowKey(row)} duty`} value={euros(row.duty.negated())} />
)
const levyOf = (row: OptionRow, option: OptionAnswer['option']): ReactElement => {
  const levy = euros(row.life_insurance_tax.negated())
  return (
    <TaxRange
      lowest={levy}
      highest={euros(row.life_insurance_tax.plus(openDuty(row)).negated())}
      figure={<TaxFigure id={`${option} ${rowKey(row)} insurance`} value={levy} />}
    />
  )
}
const receivedOf = (row: OptionRow): ReactElement => <ReceivedCell row={row} />
const togetherOf = (row: OptionRow): ReactElement => <TogetherCell row={row} />

type ByHeirProps = { readonly options: readonly OptionAnswer[] }

/** The tax of each person, under each option, line by line, then what each group pays together. */
export const ByHeir = ({ options }: ByHeirProps): ReactElement => {
  const { t } = useLingui()
  const names = useNames()
  const rows = options[0]?.rows ?? []
  const columns = options.slice(0, COLUMNS.length)
  const title = (option: OptionAnswer): string =>
    options.length === 1 ? t({ id: 'accounts.operations.amount', message: 'Montant' }) : names.option[option.option]
  const cells = (of: (row: OptionRow, option: OptionAnswer['option']) => ReactNode, key: RowKey, what: ReactNode) => ({
    what,
    ...(Object.fromEntries(
      columns.map((option, at) => {
        const row = option.rows.find((one) => rowKey(one) === key)
        return [COLUMNS[at], row && of(row, option.option)]
      }),
    ) as Record<Place, ReactNode>),
  })
  const taxRows = (row: OptionRow) => {
    const of = rowKey(row)
    return row.beneficiary === 'spouse'
      ? [{ key: 'tax', cells: cells(exemptOf, of, <Trans id="transmission.result.tax">Impôt</Trans>) }]
      : [
          { key: 'duty', cells: cells(dutyOf, of, <Trans id="transmission.result.duty">Droits de succession</Trans>) },
          { key: 'levy', cells: cells(levyOf, of, <Trans id="transmission.result.levy">Impôt sur l’assurance-vie</Trans>) },
        ]
  }
  const group = (row: OptionRow): RowGroup<ColumnId> => {
    const of = rowKey(row)
    return {
      key: of,
      title: row.number > 1 ? t({ id: 'transmission.result.each-of', message: `Chacun : ${names.row(row)}` }) : names.row(row),
      rows: [
        { key: 'patrimony', cells: cells(patrimonyOf, of, <Trans id="transmission.result.patrimony">Patrimoine</Trans>) },
        { key: 'insurance', cells: cells(insuranceOf, of, <Trans id="transmission.kind.insurance">Assurance-vie</Trans>) },
        ...taxRows(row),
      ],
      total: cells(receivedOf, of, <Trans id="transmission.result.received">Reçu après impôt</Trans>),
    }
  }
  const together = (row: OptionRow): RowGroup<ColumnId> => ({
    key: `${rowKey(row)} together`,
    title: t({ id: 'transmission.result.together', message: `Ensemble : ${names.row(row)}` }),
    rows: [],
    total: cells(togetherOf, rowKey(row), <Trans id="transmission.result.total">Impôt total à payer</Trans>),
  })
  const groupsOf = (row: OptionRow): readonly RowGroup<ColumnId>[] =>
    row.number === 1 ? [group(row)] : [group(row), together(row)]
  return (
    <Fold title={<Trans id="transmission.result.by-heir">L’impôt, héritier par héritier</Trans>}>
      <FigurePlace id="heirs">
        <Table<ColumnId>
          {...(columns.length <= TWO && { namesAbove: true })}
          caption={t({
            id: 'transmission.result.by-heir-caption',
            message: 'Ce que chaque héritier reçoit et paie, option par option',
          })}
          columns={[
            { id: 'what', label: t({ id: 'transmission.result.line', message: 'Ligne' }) },
            ...columns.map((option, at) => ({ id: COLUMNS[at] ?? 'first', label: title(option), align: 'end' as const })),
          ]}
          groups={rows.flatMap(groupsOf)}
        />
      </FigurePlace>
      <p className={text({ as: 'caption' })}>
        <Articles />
      </p>
    </Fold>
  )
}
