import { Amount } from '../../ui/amount/index.ts'
import type { Derivation } from '@hautelisse/domain/explain'
import { selectAnnuity, type ContractResultView, type GuaranteeView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { BundlesChart, ChartFrame } from '../../ui/charts/index.ts'
import { Table, text } from '../../ui/page/index.ts'
import { useContractChoice } from './contract-choice.tsx'
import { contractName } from './contract-names.ts'
import { ExplainedAmount, GrossFigure, Place, WhyAmount } from './figure.tsx'
import { useMoneyText } from './money-text.ts'
import { written } from './write-term.ts'
import { basis, intro, section } from './results.css.ts'
import { FoldTitle } from './fold.tsx'
import type { ResultsProps } from './results-props.ts'

type AvailableRow = Extract<ContractResultView, { readonly kind: 'available' }>

const useYears = (): ((years: number) => string) => {
  const { t } = useLingui()
  return (years) => t({ id: 'withdrawal.results.years', message: `${years} ans` })
}

type GuaranteeTableProps = { readonly rows: readonly GuaranteeView[]; readonly policyId: string | undefined }

const GuaranteeTable = ({ rows, policyId }: GuaranteeTableProps): ReactElement => {
  const { t } = useLingui()
  const name = useYears()
  return (
    <Table
      dense
      caption={t({
        id: 'withdrawal.results.guaranteed-caption',
        message: 'Rente avec des années garanties, brut, sans revalorisation',
      })}
      columns={[
        { id: 'name', label: t({ id: 'withdrawal.results.guaranteed-head', message: 'Années garanties' }) },
        { id: 'month', label: t({ id: 'withdrawal.ages.legend-annuity', message: 'Rente par mois' }), align: 'end' },
        { id: 'gap', label: t({ id: 'withdrawal.results.gap', message: 'Écart par mois' }), align: 'end' },
        { id: 'year', label: t({ id: 'withdrawal.results.per-year', message: 'Rente par an' }), align: 'end' },
      ]}
      rows={rows.map(({ years, figure, month, year, gap }) => ({
        key: years,
        cells: {
          name: name(years),
          month: <GrossFigure id={{ kind: 'annuity', figure, period: 'month', policyId }} value={month} />,
          gap: <ExplainedAmount id={{ kind: 'guarantee-gap', figure, period: 'month', policyId }} value={gap} movement />,
          year: <GrossFigure id={{ kind: 'annuity', figure, period: 'year', policyId }} value={year} />,
        },
      }))}
    />
  )
}

/** Contracts that share one limit, by the expectation of life of their table. */
const byLimit = (rows: readonly AvailableRow[]): readonly (readonly [AvailableRow, ...AvailableRow[]])[] => {
  const groups = Map.groupBy(rows, ({ basis: own }) => own?.guaranteeLimit.value)
  return [...groups.values()] as unknown as readonly (readonly [AvailableRow, ...AvailableRow[]])[]
}

type LimitProps = {
  readonly rows: readonly [AvailableRow, ...AvailableRow[]]
  /** Longest guarantee that these contracts offer, each of its own; none at a great age. */
  readonly longest: number | undefined
  /** The contracts are named where they do not share one limit. */
  readonly names: string | undefined
}

const GuaranteeLimit = ({ rows: [first], longest, names }: LimitProps): ReactElement | null => {
  const limit: Derivation | undefined = first.basis?.guaranteeLimit
  const [expectation, margin] = limit?.inputs ?? []
  if (limit === undefined || expectation === undefined || margin === undefined) return null
  const [life, less, most] = [written(expectation), written(margin), written(limit)]
  return (
    <div className={text({ as: 'caption', narrow: true })}>
      <p>
        {names !== undefined && <b>{names}. </b>}
        {longest === undefined ? (
          <Trans id="withdrawal.results.limit-none">
            La durée ne dépasse pas votre espérance de vie au départ moins {less}&nbsp;ans : {life} −&nbsp;{less} = {most}
            &nbsp;ans, moins que la plus courte durée proposée. Hypothèse du simulateur.
          </Trans>
        ) : (
          <Trans id="withdrawal.results.limit">
            La durée ne dépasse pas votre espérance de vie au départ moins {less}&nbsp;ans : {life} −&nbsp;{less} = {most}
            &nbsp;ans, donc {longest}&nbsp;ans au plus. Hypothèse du simulateur.
          </Trans>
        )}
      </p>
      <WhyAmount id={{ kind: 'guarantee-limit', policyId: first.contract.account.policy_id }} />
    </div>
  )
}

/** Where no duration costs anything the threads have no height. */
const LEAST_TOP = 0.01

/** What some guaranteed years cost: one thread per year, beside the gap to the annuity without them (MRM-16, docs/decisions/07). */
export const GuaranteedSection = ({ snapshot, results }: ResultsProps): ReactElement | null => {
  const { t } = useLingui()
  const { spoken } = useMoneyText()
  const name = useYears()
  const guaranteedOf = (own: string | undefined): readonly GuaranteeView[] => selectAnnuity(snapshot, own)?.guaranteed ?? []
  const { policyId, control } = useContractChoice(results, (own) => guaranteedOf(own).length > 0)
  const view = selectAnnuity(snapshot, policyId)
  const rows = view?.guaranteed ?? []
  const [shortest] = rows
  const last = rows.at(-1)
  if (view === undefined || shortest === undefined || last === undefined) return null
  const idOf = ({ contract }: AvailableRow): string => contract.account.policy_id
  const shownRows = results.contracts.filter(
    (row): row is AvailableRow =>
      row.kind === 'available' && row.isConverting && (policyId === undefined || idOf(row) === policyId),
  )
  const all = results.contracts.map(({ contract }) => contract)
  const limits = byLimit(shownRows).map((group) => ({ group, longest: guaranteedOf(idOf(group[0])).at(-1)?.years }))
  const [few, many, high, low] = [shortest.years, last.years, spoken(shortest.month), spoken(last.month)]
  const plain = { kind: 'annuity', figure: view.plain.figure, period: 'month' } as const
  return (
    <Place id="guaranteed">
      <div className={section}>
        <ChartFrame
          title={
            <FoldTitle
              figure={
                <Trans id="withdrawal.results.guaranteed-fold">
                  <Amount value={last.month} /> par mois, {many} années garanties
                </Trans>
              }
            >
              <Trans id="withdrawal.results.guaranteed">Avec des années garanties</Trans>
            </FoldTitle>
          }
          controls={control}
          intro={
            <>
              <p className={intro}>
                {view.reversion === undefined ? (
                  <Trans id="withdrawal.results.guaranteed-text">
                    Si vous décédez avant la fin de la période, la rente est versée à vos proches jusqu’à son terme. Chaque fil
                    représente une année garantie.
                  </Trans>
                ) : (
                  <Trans id="withdrawal.results.guaranteed-spouse-text">
                    Si vous décédez avant la fin de la période, la rente continue en entier jusqu’à son terme, puis en partie à
                    votre conjoint. Chaque fil représente une année garantie.
                  </Trans>
                )}
              </p>
              <p className={basis}>
                <b>
                  <Trans id="withdrawal.results.basis">Par mois, brut, sans revalorisation.</Trans>
                </b>{' '}
                <Trans id="withdrawal.results.guaranteed-height">
                  Plus les fils sont hauts, plus la durée coûte chaque mois.
                </Trans>{' '}
                {view.reversion === undefined ? (
                  <Trans id="withdrawal.results.gap-to-plain">
                    Écart avec la rente simple de <ExplainedAmount id={{ ...plain, policyId }} value={view.plain.month} />.
                  </Trans>
                ) : (
                  <Trans id="withdrawal.results.gap-to-reversible">
                    Écart avec la rente réversible de <ExplainedAmount id={{ ...plain, policyId }} value={view.plain.month} />.
                  </Trans>
                )}
              </p>
            </>
          }
          chart={
            <BundlesChart
              label={t({
                id: 'withdrawal.results.guaranteed-label',
                message: `Par mois, de ${high} avec ${few} années garanties à ${low} avec ${many} années garanties`,
              })}
              top={Math.max(LEAST_TOP, ...rows.map(({ gap }) => gap.abs().toNumber()))}
              items={rows.map(({ years, figure, month, gap }) => ({
                years,
                value: gap.abs().toNumber(),
                label: <GrossFigure id={{ kind: 'annuity', figure, period: 'month', policyId }} value={month} />,
                name: name(years),
                note: <ExplainedAmount id={{ kind: 'guarantee-gap', figure, period: 'month', policyId }} value={gap} movement />,
              }))}
            />
          }
          table={<GuaranteeTable rows={rows} policyId={policyId} />}
        >
          {limits.some(({ longest }) => longest !== many) && (
            <p className={text({ as: 'caption', narrow: true })}>
              <Trans id="withdrawal.results.common-years">
                Les durées montrées sont celles que tous vos contrats proposent, {many} ans au plus. Choisissez un contrat pour
                voir les siennes.
              </Trans>
            </p>
          )}
          {limits.map(({ group, longest }) => (
            <GuaranteeLimit
              key={idOf(group[0])}
              rows={group}
              longest={longest}
              names={limits.length > 1 ? group.map(({ contract }) => contractName(contract, all)).join(', ') : undefined}
            />
          ))}
        </ChartFrame>
      </div>
    </Place>
  )
}
