import type { CaseLine, CaseValue, SimulatorName } from '@hautelisse/domain/case'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Fact } from '../ui/page/index.ts'
import { useCaseNames } from './case-names.ts'
import { useValueWords } from './value-words.ts'

type EurosProps = { readonly value: Extract<CaseValue, { kind: 'euros' }>; readonly size?: 's' | 'm' }

const EurosText = ({ value: { amount, per }, size }: EurosProps): ReactElement => {
  const look = size === undefined ? {} : { size }
  if (per === undefined) return <Amount value={amount} {...look} />
  return per === 'month' ? (
    <Trans id="explanation.value.month">
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
  const write = useValueWords()
  return value.kind === 'euros' ? (
    <EurosText value={value} {...(size !== undefined && { size })} />
  ) : (
    write(simulator, term, value)
  )
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
