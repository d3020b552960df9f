import { SOURCES as NET_SOURCES } from '@hautelisse/domain/net-income'
import type { Derivation } from '@hautelisse/domain/explain'
import type { Contract } from '@hautelisse/domain/withdrawal'
import { figureKey, selectNetExplanation, type ResultFigure, type WithdrawalSnapshot } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationPanel, PrintedCalculations, type Sources, type Terms } from '../../explanation/index.ts'
import { contractName } from './contract-names.ts'
import { useFigureTitle } from './figure-titles.ts'
import { useNetSourceWords, useNetStepWords, useNetTermWords, useOriginWords } from './net-words.ts'
import { section } from './results.css.ts'
import { RuleNote } from './rule-note.tsx'
import { useSources, useTerms } from './terms.tsx'

const CAPITAL = { kind: 'capital' } as const

const useNetTerms = (contracts: readonly Contract[]): Terms => {
  const gross = useTerms(contracts, CAPITAL)
  const names: Readonly<Partial<Record<string, string>>> = useNetTermWords()
  const origins: Readonly<Partial<Record<string, string>>> = useOriginWords()
  const stepWords = useNetStepWords()
  const originOf = ({ details }: Derivation): string | undefined => origins[String(details?.['part'] ?? '')]
  const nameOf = (figure: Derivation): string =>
    figure.term === 'withdrawal.part-today'
      ? (originOf(figure) ?? gross.nameOf(figure))
      : (names[figure.term] ?? gross.nameOf(figure))
  const pieceOf = (figure: Derivation): string | undefined => {
    const contract = contracts.find(({ account }) => account.policy_id === figure.details?.['policy_id'])
    return contract && contractName(contract, contracts)
  }
  return {
    ...gross,
    nameOf,
    fullNameOf: (figure) =>
      figure.term === 'net-income.net'
        ? [nameOf(figure), pieceOf(figure), originOf(figure)].filter((word) => word !== undefined).join(', ')
        : nameOf(figure),
    stepWords,
    partWords: (figure) => ({ name: pieceOf(figure) ?? nameOf(figure), basis: originOf(figure) }),
  }
}

const useNetSources = (): Sources => {
  const { register, words, joinedBy, saidAlready } = useSources()
  return { register: { ...register, ...NET_SOURCES }, words: { ...words, ...useNetSourceWords() }, joinedBy, saidAlready }
}

type NetExplanationProps = { readonly snapshot: WithdrawalSnapshot; readonly contracts: readonly Contract[] }

/** Where the open net figure comes from: the gross of each piece, its charges and its tax. */
export const NetExplanation = ({ snapshot, contracts }: NetExplanationProps): ReactElement | null => {
  const { t } = useLingui()
  const title = useFigureTitle()
  const terms = useNetTerms(contracts)
  const sources = useNetSources()
  const explanation = selectNetExplanation(snapshot)
  if (explanation === undefined) return null
  const { figure, derivation } = explanation
  return (
    <CalculationPanel
      key={figureKey(figure)}
      derivation={derivation}
      terms={terms}
      sources={sources}
      title={title(figure)}
      rule={<RuleNote figure={figure} />}
      fileName={t({ id: 'withdrawal.export.net-name', message: 'calcul-net.csv' })}
    />
  )
}

type PrintedNetProps = NetExplanationProps & { readonly figures: readonly ResultFigure[] }

/** On paper the calculations of the two net totals are there, as those of the gross ones. */
export const PrintedNet = ({ snapshot, contracts, figures }: PrintedNetProps): ReactElement => {
  const title = useFigureTitle()
  const printed = figures.flatMap((figure) => {
    const derivation = selectNetExplanation(snapshot, figure)?.derivation
    return derivation === undefined
      ? []
      : [{ key: figureKey(figure), name: title(figure), derivation, rule: <RuleNote figure={figure} /> }]
  })
  return (
    <PrintedCalculations
      title={<Trans id="withdrawal.print.net">D’où viennent les montants nets</Trans>}
      level={2}
      className={section}
      figures={printed}
      terms={useNetTerms(contracts)}
      sources={useNetSources()}
    />
  )
}
