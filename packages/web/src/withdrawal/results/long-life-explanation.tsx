import { find, type Derivation } from '@hautelisse/domain/explain'
import { TERMS } from '@hautelisse/domain/longevity'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import type { Contract } from '@hautelisse/domain/withdrawal'
import { explainLongLife, figureKey, type LongLifeFigure, type WithdrawalSnapshot } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactElement } from 'react'
import { CalculationPanel, type Terms } from '../../explanation/index.ts'
import { useGroupWords, useLongevitySentences, useLongevityTermWords, useLongevityWriting } from '../../longevity/index.ts'
import { READING } from './reading.ts'
import { RuleNote } from './rule-note.tsx'
import { useSources, useTerms } from './terms.tsx'

const OWN: ReadonlySet<string> = new Set(TERMS)

/** The figures that say an age: the annuity and the instalment, or the months of the table. */
const summaryOf = (figure: Derivation): readonly Derivation[] => {
  const months = find(figure, 'longevity.months-living')
  if (figure.term === 'longevity.lived-age') return months === undefined ? [] : [months]
  const instalment = find(figure, 'longevity.instalment')
  const month = instalment?.inputs[1]
  return figure.term !== 'longevity.reaching-age' || instalment === undefined || month === undefined ? [] : [month, instalment]
}

const useLongLifeTerms = (contracts: readonly Contract[]): Terms => {
  const gross = useTerms(contracts, { kind: 'annuity', figure: { type: 'RV_R' }, period: 'month' })
  const names: Readonly<Partial<Record<string, string>>> = useLongevityTermWords()
  const write = useLongevityWriting()
  const sentenceOf = useLongevitySentences()
  const nameOf = (figure: Derivation): string => names[figure.term] ?? gross.nameOf(figure)
  return {
    ...gross,
    reading: { ...READING, summary: summaryOf },
    nameOf,
    fullNameOf: (figure) => names[figure.term] ?? gross.fullNameOf?.(figure) ?? nameOf(figure),
    stepWords: (step) => (OWN.has(step.figure.term) ? {} : (gross.stepWords?.(step) ?? {})),
    summaryWords: (line) => ({ sentence: sentenceOf(line) }),
    write: (figure) => write(figure) ?? gross.write?.(figure),
  }
}

const useTitle = (): ((figure: LongLifeFigure) => string) => {
  const { t } = useLingui()
  const groups = useGroupWords()
  return (figure) => {
    switch (figure.kind) {
      case 'reaching':
        return t({ id: 'withdrawal.long-life.reaching-age', message: 'Âge où la somme atteint le capital' })
      case 'reached-share':
        return t({ id: 'withdrawal.long-life.share', message: 'Part de la table encore en vie' })
      case 'lived-age': {
        const [group, tenths] = [groups[figure.group], figure.tenths]
        return t({ id: 'withdrawal.long-life.age', message: `${group}, ${tenths} sur dix` })
      }
      case 'equal-price': {
        const { percentage } = figure
        return t({ id: 'withdrawal.long-life.price', message: `Rente réversible à ${percentage}\u00A0%, chaque mois` })
      }
      case 'equal-spouse': {
        const { percentage } = figure
        return t({ id: 'withdrawal.long-life.spouse', message: `Part de ${percentage}\u00A0% pour le conjoint, chaque mois` })
      }
      default:
        return figure satisfies never
    }
  }
}

type LongLifeExplanationProps = {
  readonly snapshot: WithdrawalSnapshot
  readonly figure: LongLifeFigure
  readonly contracts: readonly Contract[]
  readonly tables: MortalityTables
}

/** Where the open figure of a long life comes from; it is built when it is opened. */
export const LongLifeExplanation = ({ snapshot, figure, contracts, tables }: LongLifeExplanationProps): ReactElement | null => {
  const { t } = useLingui()
  const title = useTitle()
  const terms = useLongLifeTerms(contracts)
  const sources = useSources()
  const { result, birthDate, contracts: held, isInTodaysEuros } = snapshot.context
  const derivation = useMemo(
    () => explainLongLife({ result, birthDate, contracts: held, isInTodaysEuros }, figure, tables),
    [result, birthDate, held, isInTodaysEuros, figure, tables],
  )
  if (derivation === undefined) return null
  const isAmount = figure.kind === 'equal-price' || figure.kind === 'equal-spouse'
  return (
    <CalculationPanel
      key={figureKey(figure)}
      derivation={derivation}
      terms={terms}
      sources={sources}
      title={title(figure)}
      rule={
        isAmount ? (
          <RuleNote figure={{ kind: 'annuity', figure: { type: 'RV_R' }, period: 'month' }} />
        ) : (
          <Trans id="withdrawal.long-life.rule">
            Table prudente, lue au mois&nbsp;: entre deux anniversaires, le nombre de personnes en vie baisse en ligne droite.
            Aucune durée de vie n’est annoncée.
          </Trans>
        )
      }
      fileName={t({ id: 'withdrawal.long-life.file', message: 'calcul-longue-vie.csv' })}
    />
  )
}
