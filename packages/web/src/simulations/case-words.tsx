import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { CaseLine, CaseValue, SimulatorName } from '@hautelisse/domain/case'
import { formatShare } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Fact } from '../ui/page/index.ts'
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

/** Most decimals of a number that is neither an amount nor a share. */
const DECIMALS = 4
const MONTH = /^(\d{4})-(\d{2})$/

type EurosProps = { readonly value: Extract<CaseValue, { kind: 'euros' }>; readonly size?: 's' | 'm' }

const EurosText = ({ value: { amount, per }, size }: EurosProps): ReactElement => {
  const look = size === undefined ? {} : { size }
  if (per === undefined) return <Amount value={amount} {...look} />
  return per === 'month' ? (
    <Trans id="simulations.value.month">
      <Amount value={amount} {...look} /> par mois
    </Trans>
  ) : (
    <Trans id="simulations.value.year">
      <Amount value={amount} {...look} /> par an
    </Trans>
  )
}

type ValueProps = {
  readonly simulator: SimulatorName
  readonly term: string
  readonly value: CaseValue
  readonly size?: 's' | 'm'
}

/** A value of a case, in the reader's language; amounts are hidden where they are everywhere else. */
export const ValueText = ({ simulator, term, value, size }: ValueProps): ReactNode => {
  const { wordOf } = useCaseNames()
  const ageWords = useAgeWords()
  switch (value.kind) {
    case 'euros':
      return <EurosText value={value} {...(size !== undefined && { size })} />
    case 'share':
      return formatShare(value.share)
    case 'age':
      return ageWords(value.months)
    case 'day':
      return formatFrenchDate(value.day)
    case 'month':
      return value.month.replace(MONTH, '$2/$1')
    case 'year':
      return `${value.year}`
    case 'number':
      return value.number.toDecimalPlaces(DECIMALS).toString().replace('.', ',')
    case 'word':
      return wordOf(simulator, term, value.word)
    case 'yes-no':
      return value.isYes ? <Trans id="advisor.share.yes">Oui</Trans> : <Trans id="advisor.share.no">Non</Trans>
    default:
      return value satisfies never
  }
}

type LinesProps = { readonly simulator: SimulatorName; readonly lines: readonly CaseLine[] }

/** Lines of a case, a name and its value on each. */
export const CaseFacts = ({ simulator, lines }: LinesProps): ReactElement => {
  const { nameOf } = useCaseNames()
  return (
    <>
      {lines.map((line) => (
        <Fact key={`${line.term} ${line.at ?? ''}`} name={nameOf(simulator, line)}>
          <ValueText simulator={simulator} term={line.term} value={line.value} />
        </Fact>
      ))}
    </>
  )
}
