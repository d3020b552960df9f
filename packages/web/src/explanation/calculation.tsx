import { assembledFrom, stepsOf, type Derivation } from '@hautelisse/domain/explain'
import { useState, type ReactElement } from 'react'
import { ExplainContract, ExplainContracts } from './folds.tsx'
import { partTitle } from './explanation.css.ts'
import { Quantity } from './quantity.tsx'
import { CalculationSteps } from './steps.tsx'
import { SummaryLine, SummaryLines } from './summary.tsx'
import type { PartWords, Sources, Terms } from './terms.ts'

export type CalculationProps = {
  readonly derivation: Derivation
  readonly terms: Terms
  readonly sources: Sources
  /** Figures that are explained elsewhere, and are only named here. */
  readonly known?: readonly Derivation[] | undefined
}

const partWordsOf = (terms: Terms, figure: Derivation, place: number): PartWords =>
  terms.partWords?.(figure, place) ?? { name: terms.nameOf(figure) }

/** The figures that say a long calculation, each with its own steps; under them what puts them together. */
const InSentences = (props: CalculationProps & { readonly summary: readonly Derivation[] }): ReactElement => {
  const { derivation, terms, sources, known = [], summary } = props
  const rest = stepsOf(derivation, terms.reading, [...known, ...summary])
  return (
    <>
      <SummaryLines>
        {summary.map((line, place) => {
          const { name = terms.nameOf(line), sentence } = terms.summaryWords?.(line, derivation) ?? {}
          return (
            <SummaryLine
              key={`${line.term}-${String(place)}`}
              place={place + 1}
              name={name}
              value={<Quantity of={line} terms={terms} />}
              sentence={sentence}
            >
              <Within derivation={line} terms={terms} sources={sources} known={[...known, ...summary.slice(0, place)]} />
            </SummaryLine>
          )
        })}
      </SummaryLines>
      {rest.length > 0 && <CalculationSteps steps={rest} terms={terms} sources={sources} />}
    </>
  )
}

/** The steps of a figure, or, where it is put together from others, those of each of them under its name. */
const Within = ({ derivation, terms, sources, known }: CalculationProps): ReactElement => {
  const parts = assembledFrom(derivation, terms.reading)
  const summary = parts.length === 0 ? (terms.reading.summary?.(derivation) ?? []) : []
  if (summary.length > 0)
    return <InSentences derivation={derivation} terms={terms} sources={sources} known={known} summary={summary} />
  if (parts.length === 0)
    return <CalculationSteps steps={stepsOf(derivation, terms.reading, known)} terms={terms} sources={sources} />
  return (
    <>
      {parts.map((part, place) => (
        <div key={`${part.term}-${String(place)}`}>
          <p className={partTitle}>
            <span>{partWordsOf(terms, part, place).name}</span>
            <Quantity of={part} terms={terms} />
          </p>
          <Within derivation={part} terms={terms} sources={sources} known={known} />
        </div>
      ))}
    </>
  )
}

/** The whole calculation of a figure: its steps, or one fold for each figure that it is put together from. */
export const FigureCalculation = ({ derivation, terms, sources, known }: CalculationProps): ReactElement => {
  const [open, setOpen] = useState('0')
  const parts = assembledFrom(derivation, terms.reading)
  if (parts.length === 0) return <Within derivation={derivation} terms={terms} sources={sources} known={known} />
  return (
    <ExplainContracts open={open} onOpenChange={setOpen}>
      {parts.map((part, place) => {
        const { name, basis } = partWordsOf(terms, part, place)
        return (
          <ExplainContract
            key={`${part.term}-${String(place)}`}
            id={String(place)}
            name={name}
            basis={basis}
            value={<Quantity of={part} terms={terms} />}
          >
            <Within derivation={part} terms={terms} sources={sources} known={known} />
          </ExplainContract>
        )
      })}
    </ExplainContracts>
  )
}
