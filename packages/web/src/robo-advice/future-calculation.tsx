import type { Derivation } from '@hautelisse/domain/explain'
import {
  selectExplainedFuture,
  type FuturesSnapshot,
  type FuturesView,
  type OpenedFuture,
} from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationPanel } from '../explanation/index.ts'
import { useShown, useYearsWords } from './futures-words.ts'
import { useFutureTerms, useFutureSources } from './future-terms.ts'
import { chanceWords } from './words.ts'

type CalculationProps = {
  readonly snapshot: FuturesSnapshot
  readonly view: FuturesView
  readonly opened: OpenedFuture
}

/** What a figure says, in one sentence: « Dans 8 futurs sur 10, entre A et B ; dans 1 sur 20, moins de C. » */
const useSentence = ({ view, opened }: Omit<CalculationProps, 'snapshot'>): string => {
  const { t } = useLingui()
  const shown = useShown()
  const fan = opened.of === 'today' ? view.today : view.fan
  const point = fan?.points.find(({ years }) => years === opened.after) ?? fan?.points.at(-1)
  const years = useYearsWords()(point?.years ?? 0)
  if (fan === undefined || point === undefined) return ''
  const [low, high, worst] = [shown(point.p10), shown(point.p90), shown(point.p05)]
  const [from, to, middle] = [shown(point.p25), shown(point.p75), shown(point.p50)]
  const [loss, chance, paid] = [shown(fan.bad_year), chanceWords(fan.below_paid), shown(point.paid)]
  switch (opened.figure) {
    case 'bad_year':
      return t({ id: 'robo.why.bad-year', message: `Une année sur vingt, une perte de ${loss} ou plus.` })
    case 'below_paid':
      return t({ id: 'robo.why.below', message: `Après ${years}, ${chance} futurs sur 100 finissent sous les ${paid} versés.` })
    case 'p50':
      return t({ id: 'robo.why.median', message: `Après ${years}, un futur sur deux est au-dessus de ${middle}.` })
    case 'p25':
    case 'p75':
      return t({ id: 'robo.why.half', message: `Après ${years}, la moitié des futurs est entre ${from} et ${to}.` })
    case 'p05':
    case 'p10':
    case 'p90':
    case 'p95':
    case 'mean':
    case 'deviation':
      return t({
        id: 'robo.why.eight',
        message: `Après ${years} : dans 8 futurs sur 10, entre ${low} et ${high} ; dans 1 sur 20, moins de ${worst}.`,
      })
    default:
      return opened.figure satisfies never
  }
}

const Panel = ({ derivation, ...props }: CalculationProps & { readonly derivation: Derivation }): ReactElement => {
  const { t } = useLingui()
  const terms = useFutureTerms(props.opened)
  return (
    <CalculationPanel
      derivation={derivation}
      terms={terms}
      sources={useFutureSources(props.view.assumptions)}
      title={terms.nameOf(derivation)}
      subtitle={useSentence(props)}
      rule={
        <Trans id="robo.why.rule">
          Calculé par une formule, arrondi une fois, au centime. La page l’affiche à 100 €, à 10 € sous 10 000 €.
        </Trans>
      }
      fileName={t({ id: 'robo.why.file', message: 'calcul-futurs.csv' })}
    />
  )
}

/** Where a figure of the fan comes from: the columns on the way, what is paid in, the formula, the rounding. */
export const FutureCalculation = (props: CalculationProps): ReactElement | null => {
  const derivation = selectExplainedFuture(props.snapshot)
  return derivation === undefined ? null : <Panel derivation={derivation} {...props} />
}
