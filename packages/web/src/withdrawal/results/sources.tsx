import type { Derivation } from '@hautelisse/domain/explain'
import { SOURCES, type SourceCode } from '@hautelisse/domain/withdrawal'
import type { ReactElement } from 'react'
import { useSourceWords } from './figure-words.ts'
import { citedAfter } from './calculation-lines.ts'
import type { CalculationStep } from './calculation.ts'
import { sourceLine } from './results.css.ts'

const isSource = (code: string): code is SourceCode => code in SOURCES

/** Everything under a figure, but not what the step before has computed already. */
const under = (figure: Derivation, before: Derivation | undefined): readonly Derivation[] =>
  figure === before ? [] : [figure, ...figure.inputs.flatMap((input) => under(input, before))]

/** Codes of the sources that a step rests on, its own first, each once. */
const codesOf = ({ node, operand, lines }: CalculationStep): readonly SourceCode[] => {
  const besides = operand === undefined ? lines.flatMap((line) => under(line, undefined)) : under(operand, node.inputs[0])
  const codes = [node, ...besides].flatMap(({ source }) => (source !== undefined && isSource(source.code) ? [source.code] : []))
  return [...new Set(codes)]
}

/** Whether a step rests on anything that can be named. */
export const hasSources = (step: CalculationStep): boolean => codesOf(step).length > 0

/** Sources that the words of a step say already: where there is little room they are not said twice. */
const SAID_ALREADY: ReadonlySet<SourceCode> = new Set(['retirement-age', 'monthly-arrears'])

type StepSourcesProps = {
  readonly step: CalculationStep
  /** On paper every source is there. */
  readonly isFull: boolean
}

/** What a step rests on: the named assumption, the choice, the article or the table, with its official references in full. */
export const StepSources = ({ step, isFull }: StepSourcesProps): ReactElement => {
  const words = useSourceWords()
  const all = codesOf(step)
  const codes = isFull || all.length === 1 ? all : all.filter((code) => !SAID_ALREADY.has(code))
  return (
    <>
      {codes.map((code) => (
        <span key={code} className={sourceLine}>
          {words[code]}
          {SOURCES[code].citations.length > 0 && (
            <>
              {citedAfter(code)}
              <cite lang="fr">{SOURCES[code].citations.join(', ')}</cite>
            </>
          )}
        </span>
      ))}
    </>
  )
}
