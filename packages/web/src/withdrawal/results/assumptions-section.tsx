import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { formatRate } from '@hautelisse/domain/money'
import type { TableCode } from '@hautelisse/domain/mortality'
import type { Contract } from '@hautelisse/domain/withdrawal'
import { selectAssumptions, selectEuros, type AssumptionsView } from '@hautelisse/machines/withdrawal'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Remarks, Section, text } from '../../ui/page/index.ts'
import { contractName } from './contract-names.ts'
import { section } from './results.css.ts'
import { FoldTitle } from './fold.tsx'
import type { ResultsProps } from './results-props.ts'
import { HashLink } from '../hash-link.tsx'
import { ASSUMPTIONS_HASH } from '../hashes.ts'

/** A rate that is a round figure loses its decimals: « 0 % ». */
const roundRate = (percent: number): string => formatRate(percent).replace(/,00(?!\d)/, '')

const useTableNames = (): Readonly<Record<TableCode, string>> => {
  const { t } = useLingui()
  return {
    MIXED: t({ id: 'withdrawal.table.MIXED', message: 'Table mixte 0,6 TGH05 +\u00A00,4 TGF05' }),
    TGF05: t({ id: 'withdrawal.table.TGF05', message: 'Table TGF05' }),
    TGH05: t({ id: 'withdrawal.table.TGH05', message: 'Table TGH05' }),
  }
}

type TableUseProps = AssumptionsView['tables'][number] & { readonly all: readonly Contract[] }

/** A mortality table, and the contracts that are converted with it. */
const TableUse = ({ table, contracts, all }: TableUseProps): ReactElement => {
  const name = useTableNames()[table]
  const list = contracts.map((contract) => contractName(contract, all)).join(', ')
  return (
    <>
      <Trans id="withdrawal.assumptions.table">
        {name} pour : {list}.
      </Trans>{' '}
      {table === 'MIXED' && (
        <Trans id="withdrawal.assumptions.mixed">
          Un ancien contrat collectif, tant qu’il n’est pas renouvelé, garde ses propres tables : ce cas n’est pas calculé ici.
        </Trans>
      )}
    </>
  )
}

/** Everything that the result assumes, in words (S-GEN-07, docs/decisions/07). */
export const AssumptionsSection = ({ snapshot, results }: ResultsProps): ReactElement | null => {
  const { t } = useLingui()
  const assumptions = selectAssumptions(snapshot)
  if (assumptions === undefined) return null
  const { months, returnPercent, technicalRatePercent, feePercent, revaluationPercent, checkedUntil, tables } = assumptions
  const start = formatFrenchDate(assumptions.start)
  const { age } = results.schedule
  const { isInTodaysEuros, inflationPercent } = selectEuros(snapshot)
  const inMonths = t({
    id: 'withdrawal.assumptions.months',
    message: plural(months, { one: '#\u00A0mois', other: '#\u00A0mois' }),
  })
  return (
    <Section
      className={section}
      title={
        <FoldTitle
          figure={
            returnPercent !== undefined && (
              <Trans id="withdrawal.assumptions.fold">Rendement supposé de {formatRate(returnPercent)} par an</Trans>
            )
          }
        >
          <Trans id="withdrawal.assumptions.heading">Les hypothèses de cette estimation</Trans>
        </FoldTitle>
      }
    >
      <Remarks>
        <Trans id="withdrawal.assumptions.start">
          Début de la rente le {start}, à {age} ans.
        </Trans>
        {returnPercent !== undefined && (
          <Trans id="withdrawal.assumptions.return">
            Rendement net de {formatRate(returnPercent)} par an jusqu’au {start}, soit {inMonths}. Aucun versement après
            aujourd’hui n’est compté.
          </Trans>
        )}
        {technicalRatePercent !== undefined && (
          <Trans id="withdrawal.assumptions.conversion">
            Conversion au taux technique de {roundRate(technicalRatePercent)}, rente versée à la fin de chaque mois.
          </Trans>
        )}
        {tables.map((one) => (
          <TableUse key={one.table} {...one} all={tables.flatMap(({ contracts }) => contracts)} />
        ))}
        {feePercent !== undefined && (
          <Trans id="withdrawal.assumptions.fee">
            Frais de {formatRate(feePercent)} sur chaque versement de la rente : hypothèse du simulateur.
          </Trans>
        )}
        {revaluationPercent !== undefined && (
          <Trans id="withdrawal.assumptions.revaluation">
            Revalorisation supposée de {formatRate(revaluationPercent)} par an une fois la rente versée.
          </Trans>
        )}
        <Trans id="withdrawal.assumptions.day">La table et le taux appliqués seront ceux du jour de la conversion.</Trans>
        {isInTodaysEuros ? (
          <Trans id="withdrawal.assumptions.todays-euros">
            Euros d’aujourd’hui : inflation supposée de {formatRate(inflationPercent)} par an. Le capital placé en unités de
            compte peut baisser.
          </Trans>
        ) : (
          <Trans id="withdrawal.assumptions.euros">
            Euros courants, non corrigés de l’inflation. Le capital placé en unités de compte peut baisser.
          </Trans>
        )}
        {checkedUntil !== undefined && (
          <Trans id="withdrawal.assumptions.checked">
            Chiffres de la loi vérifiés jusqu’au {formatFrenchDate(checkedUntil)}&nbsp;; les derniers connus sont retenus.
          </Trans>
        )}
      </Remarks>
      <p className={text({ as: 'caption', block: true })} data-print="never">
        <HashLink hash={ASSUMPTIONS_HASH}>
          <Trans id="withdrawal.results.assumptions-link">Hypothèses de toutes les simulations</Trans>
        </HashLink>
      </p>
    </Section>
  )
}
