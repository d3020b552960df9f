import { euros } from '@hautelisse/domain/money'
import type { OptionAnswer, OptionRow } from '@hautelisse/domain/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { DataTable } from '../../ui/data-table/index.ts'
import { useNames } from '../step-words.ts'
import * as styles from './result.css.ts'
import { useRightWords } from './words.ts'

const COLUMNS = ['first', 'second', 'third', 'fourth'] as const
type ColumnId = (typeof COLUMNS)[number] | 'what'

/** What a person has of the estate, and as what. */
const PatrimonyCell = ({ row }: { readonly row: OptionRow }): ReactElement => {
  const rights = useRightWords()
  return (
    <>
      <Amount value={row.patrimony_amount} /> <small className={styles.tiny}>{rights[row.right]}</small>
    </>
  )
}

const patrimonyOf = (row: OptionRow): ReactElement => <PatrimonyCell row={row} />
const insuranceOf = (row: OptionRow): ReactElement => <Amount value={row.life_insurance_amount} />
const dutyOf = (row: OptionRow): ReactElement => <Amount value={euros(row.duty.negated())} />
const levyOf = (row: OptionRow): ReactElement => <Amount value={euros(row.life_insurance_tax.negated())} />
const receivedOf = (row: OptionRow): ReactElement => <Amount value={row.received} />

type ByHeirProps = { readonly options: readonly OptionAnswer[] }

/** The tax of each person, under each option, line by line. */
export const ByHeir = ({ options }: ByHeirProps): ReactElement => {
  const { t } = useLingui()
  const names = useNames()
  const groups = options[0]?.rows ?? []
  const title = (option: OptionAnswer): string =>
    options.length === 1 ? t({ id: 'transmission.result.amount', message: 'Montant' }) : names.option[option.option]
  const columns = options.slice(0, COLUMNS.length)
  const cells = (of: (row: OptionRow) => ReactNode, beneficiary: OptionRow['beneficiary'], what: ReactNode) => ({
    what,
    ...(Object.fromEntries(
      columns.map((option, at) => {
        const row = option.rows.find((one) => one.beneficiary === beneficiary)
        return [COLUMNS[at], row && of(row)]
      }),
    ) as Record<(typeof COLUMNS)[number], ReactNode>),
  })
  return (
    <section className={styles.section}>
      <h2>
        <Trans id="transmission.result.by-heir">L’impôt, héritier par héritier</Trans>
      </h2>
      {groups.map(({ beneficiary, number }) => (
        <div key={beneficiary} className={styles.group}>
          <h3>
            {number > 1
              ? t({ id: 'transmission.result.each-of', message: `Chacun : ${names.heir(beneficiary, number)}` })
              : names.heir(beneficiary, number)}
          </h3>
          <DataTable<ColumnId>
            caption={names.heir(beneficiary, number)}
            columns={[
              { id: 'what', label: t({ id: 'transmission.result.line', message: 'Ligne' }) },
              ...columns.map((option, at) => ({ id: COLUMNS[at] ?? 'first', label: title(option), align: 'end' as const })),
            ]}
            rows={[
              {
                key: 'patrimony',
                cells: cells(patrimonyOf, beneficiary, <Trans id="transmission.result.patrimony">Patrimoine</Trans>),
              },
              {
                key: 'insurance',
                cells: cells(insuranceOf, beneficiary, <Trans id="transmission.result.life">Assurance-vie</Trans>),
              },
              {
                key: 'duty',
                cells: cells(dutyOf, beneficiary, <Trans id="transmission.result.duty">Droits de succession</Trans>),
              },
              {
                key: 'levy',
                cells: cells(levyOf, beneficiary, <Trans id="transmission.result.levy">Impôt sur l’assurance-vie</Trans>),
              },
            ]}
            total={cells(
              receivedOf,
              beneficiary,
              <Trans id="transmission.result.received">Reçu après impôt, sans compter usufruit ni nue-propriété</Trans>,
            )}
          />
        </div>
      ))}
    </section>
  )
}
