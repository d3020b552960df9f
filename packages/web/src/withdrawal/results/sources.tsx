import { walk } from '@hautelisse/domain/explain'
import { SOURCES, type SourceCode } from '@hautelisse/domain/withdrawal'
import type { ReactElement } from 'react'
import { useSourceWords } from './figure-words.ts'
import { citedAfter } from './calculation-text.ts'
import type { CalculationStep } from './calculation.ts'
import { sourceLine } from './results.css.ts'

const isSource = (code: string): code is SourceCode => code in SOURCES

/** Codes of the sources that a step rests on, its own first, each once. */
const codesOf = ({ node, operand, lines }: CalculationStep): readonly SourceCode[] => {
  const besides = (operand === undefined ? lines : [operand]).flatMap(walk).map((visited) => visited.node)
  const codes = [node, ...besides].flatMap(({ source }) => (source !== undefined && isSource(source.code) ? [source.code] : []))
  return [...new Set(codes)]
}

/** Whether a step rests on anything that can be named. */
export const hasSources = (step: CalculationStep): boolean => codesOf(step).length > 0

/** What a step rests on: the named assumption, the choice, the article or the table, with its official references in full. */
export const StepSources = ({ step }: { readonly step: CalculationStep }): ReactElement => {
  const words = useSourceWords()
  return (
    <>
      {codesOf(step).map((code) => (
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
