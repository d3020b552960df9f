import type { CaseLine, SimulatorName } from '@hautelisse/domain/case'
import { useLingui } from '@lingui/react/macro'
import { saidOf } from './said.ts'

type Line = Pick<CaseLine, 'term' | 'at'>

/** Names of simulators, and of their answers and figures. */
export const useCaseNames = () => {
  const { i18n, t } = useLingui()
  return {
    titleOf: (name: SimulatorName): string => {
      const title = saidOf(name)?.title
      return title === undefined ? t({ id: 'simulations.case.unknown', message: 'Simulation' }) : i18n._(title)
    },
    nameOf: (name: SimulatorName, { term, at }: Line): string => {
      const known = saidOf(name)?.terms[term]
      const text = known === undefined ? term : i18n._(known)
      return at === undefined ? text : t({ id: 'simulations.case.numbered', message: `${text}, n° ${at}` })
    },
    wordOf: (name: SimulatorName, term: string, word: string): string => {
      const known = saidOf(name)?.words[`${term}.${word}`]
      return known === undefined ? word : i18n._(known)
    },
  }
}
