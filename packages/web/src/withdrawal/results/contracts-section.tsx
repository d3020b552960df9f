import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { type Euros, formatEuros, formatRate } from '@hautelisse/domain/money'
import type { Contract, SmallAnnuity } from '@hautelisse/domain/withdrawal'
import { type ContractResultView, type OtherTableView, selectAnnuity, selectAssumptions } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Note } from '../../ui/note/index.ts'
import { Section, Table, text } from '../../ui/page/index.ts'
import { useStepWords } from '../step-words.ts'
import { contractName } from './contract-names.ts'
import { useAnnuityTitle } from './figure-titles.ts'
import { ExplainedAmount, GrossFigure, Place } from './figure.tsx'
import { Compared } from './law-side.tsx'
import { FoldTitle } from './fold.tsx'
import type { ResultsProps } from './results-props.ts'
import { notes, section } from './results.css.ts'

type SmallAnnuityNoteProps = {
  readonly contract: Contract
  readonly name: string
  readonly smallAnnuity: SmallAnnuity
}

/** Savings that the law lets come as capital while their annuity is small, as it is (docs/decisions/07). Above the threshold the headline says so. */
const SmallAnnuityNote = ({ contract, name, smallAnnuity }: SmallAnnuityNoteProps): ReactElement => {
  const { monthly, compared, threshold, checkedUntil, asOf } = smallAnnuity
  const limit = formatEuros(threshold)
  return (
    <Note kind="info">
      <p>
        <b>{name}. </b>
        <Trans id="withdrawal.results.small-within">
          La rente de cette part ne dépasse pas {limit} par mois : elle peut vous être versée en capital avec votre accord et
          celui de l’assureur
        </Trans>
      </p>
      <p>
        <Trans id="withdrawal.results.small-amount">
          Rente de cette part :{' '}
          <ExplainedAmount id={{ kind: 'small-annuity', policyId: contract.account.policy_id }} value={monthly} /> par mois, brut
        </Trans>
      </p>
      {compared !== undefined && (
        <span className={text({ as: 'caption', block: true })}>
          <Compared compared={compared} start={asOf} />
        </span>
      )}
      {checkedUntil !== undefined && (
        <span className={text({ as: 'caption', block: true })}>
          <Trans id="withdrawal.results.small-checked">Seuil vérifié au {formatFrenchDate(checkedUntil)}.</Trans>
        </span>
      )}
    </Note>
  )
}

type ColumnId = 'name' | 'capital' | 'month' | 'year'

const MissingAmount = (): ReactElement => (
  <span className={text({ as: 'small' })}>
    <Trans id="withdrawal.results.unavailable">Indisponible</Trans>
  </span>
)

type RowNameProps = {
  readonly name: string
  readonly converted: Euros | undefined
  readonly policyId?: string
  readonly children?: ReactNode
}

/** A contract, or their total, with the savings that become its annuity: what its amounts are to be compared with. */
const RowName = ({ name, converted, policyId, children }: RowNameProps): ReactElement => (
  <>
    {name}
    {converted !== undefined && (
      <span className={text({ as: 'caption', block: true })}>
        <Trans id="withdrawal.results.converted-line">
          Épargne projetée convertie en rente : <ExplainedAmount id={{ kind: 'converted', policyId }} value={converted} />
        </Trans>
      </span>
    )}
    {children}
  </>
)

type OtherProps = { readonly other: OtherTableView; readonly policyId: string }

/** What the plain annuity of the row would be by the other table that may be applied to the contract (WITH-05). */
const OtherTable = ({ other: { table, month }, policyId }: OtherProps): ReactElement => {
  const { t } = useLingui()
  const name = table === 'MIXED' ? t({ id: 'withdrawal.results.table-mixed', message: 'table mixte' }) : table
  return (
    <span className={text({ as: 'caption', block: true })}>
      <Trans id="withdrawal.results.other-table">
        Avec l’autre table admise ({name}) : <ExplainedAmount id={{ kind: 'other-table', policyId }} value={month} /> par mois.
      </Trans>
    </span>
  )
}

const cellsOf = (row: ContractResultView, name: string): Readonly<Record<ColumnId, ReactNode>> => {
  if (row.kind === 'unavailable') return { name, capital: <MissingAmount />, month: <MissingAmount />, year: <MissingAmount /> }
  const { policy_id: policyId } = row.contract.account
  const { figure, month, year } = row.annuity
  return {
    name: (
      <RowName name={name} converted={row.convertedAtStart} policyId={policyId}>
        {row.otherTable !== undefined && <OtherTable other={row.otherTable} policyId={policyId} />}
      </RowName>
    ),
    capital:
      row.capitalAtStart === undefined ? (
        <MissingAmount />
      ) : (
        <GrossFigure id={{ kind: 'capital', policyId }} value={row.capitalAtStart} />
      ),
    month: <GrossFigure id={{ kind: 'annuity', figure, period: 'month', policyId }} value={month} />,
    year: <GrossFigure id={{ kind: 'annuity', figure, period: 'year', policyId }} value={year} />,
  }
}

/** Projected savings, capital and annuity of each contract, with what the law says of small annuities (MRM-14, MRM-82, docs/decisions/07). */
export const ContractsSection = ({ snapshot, results }: ResultsProps): ReactElement => {
  const { t } = useLingui()
  const annuityTitle = useAnnuityTitle()
  const words = useStepWords()
  const { contracts, schedule, lead, on } = results
  const all = contracts.map(({ contract }) => contract)
  const { age } = schedule
  const total = lead ?? selectAnnuity(snapshot)?.plain
  const figure = total?.figure
  const rate = selectAssumptions(snapshot)?.returnPercent
  const namesOf = (rows: readonly ContractResultView[]): string =>
    rows.map(({ contract }) => contractName(contract, all)).join(', ')
  const unavailable = namesOf(contracts.filter(({ kind }) => kind === 'unavailable'))
  const withoutCapital = namesOf(contracts.filter((row) => row.kind === 'available' && row.capitalAtStart === undefined))
  return (
    <Place id="contracts">
      <Section
        className={section}
        title={
          <FoldTitle figure={words.answer({ kind: 'schemes', contracts: contracts.length })}>
            <Trans id="withdrawal.results.contracts">Le détail par contrat</Trans>
          </FoldTitle>
        }
      >
        {figure !== undefined && figure.type !== 'RV_NR' && (
          <p className={text({ as: 'small', narrow: true })}>{annuityTitle(figure)}</p>
        )}
        {rate !== undefined && (
          <p className={text({ as: 'small', narrow: true })}>
            <Trans id="withdrawal.results.projected">
              Épargne projetée à {age} ans avec un rendement net supposé de {formatRate(rate)} par an.
            </Trans>
          </p>
        )}
        <Table<ColumnId>
          caption={t({ id: 'withdrawal.results.contracts-caption', message: 'Capital et rente de chaque contrat, brut' })}
          columns={[
            { id: 'name', label: t({ id: 'withdrawal.results.contract', message: 'Contrat' }) },
            {
              id: 'capital',
              label: t({ id: 'withdrawal.results.projected-capital', message: 'Épargne projetée en capital' }),
              align: 'end',
            },
            { id: 'month', label: t({ id: 'withdrawal.ages.legend-annuity', message: 'Rente par mois' }), align: 'end' },
            { id: 'year', label: t({ id: 'withdrawal.results.per-year', message: 'Rente par an' }), align: 'end' },
          ]}
          rows={contracts.map((row) => ({
            key: row.contract.account.policy_id,
            cells: cellsOf(row, contractName(row.contract, all)),
          }))}
          {...(contracts.length > 1 && total !== undefined
            ? {
                total: {
                  name: (
                    <RowName
                      name={t({ id: 'withdrawal.results.total', message: 'Total' })}
                      converted={results.convertedAtStart}
                    />
                  ),
                  capital: results.isCapitalMissing ? (
                    <MissingAmount />
                  ) : (
                    <GrossFigure id={{ kind: 'capital' }} value={results.capitalAtStart} />
                  ),
                  month: <GrossFigure id={{ kind: 'annuity', figure: total.figure, period: 'month' }} value={total.month} />,
                  year: <GrossFigure id={{ kind: 'annuity', figure: total.figure, period: 'year' }} value={total.year} />,
                },
              }
            : {})}
        />
        <div className={notes}>
          {unavailable !== '' && (
            <Note kind="warn">
              <Trans id="withdrawal.results.unavailable-text">
                Le résultat de {unavailable} est momentanément indisponible : il n’est pas compté dans les totaux.
              </Trans>
            </Note>
          )}
          {withoutCapital !== '' && (
            <Note kind="warn">
              <Trans id="withdrawal.results.capital-missing">
                Le capital de {withoutCapital} est momentanément indisponible : il n’est pas compté dans le total.
              </Trans>
            </Note>
          )}
          {contracts.map((row) =>
            row.kind === 'available' && row.smallAnnuity?.kind === 'within' ? (
              <SmallAnnuityNote
                key={row.contract.account.policy_id}
                contract={row.contract}
                name={contractName(row.contract, all)}
                smallAnnuity={row.smallAnnuity}
              />
            ) : null,
          )}
          <Note kind="info">
            <Trans id="withdrawal.results.estimate">
              Estimation du {formatFrenchDate(on)}, sans engagement. Montants bruts, avant impôt et prélèvements sociaux.
            </Trans>
          </Note>
        </div>
      </Section>
    </Place>
  )
}
