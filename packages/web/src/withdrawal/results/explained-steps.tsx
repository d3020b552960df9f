import type { Derivation } from '@hautelisse/domain/explain'
import type { PartName, Term } from '@hautelisse/domain/withdrawal'
import type { ReactElement } from 'react'
import { ExplainLine, ExplainStep, ExplainSteps } from '../../ui/explain-panel/index.ts'
import { usePartWords } from '../part-words.ts'
import { stepsOf } from './calculation.ts'
import { useTermWords } from './figure-words.ts'
import { Quantity } from './quantity-text.tsx'
import { hasSources, StepSources } from './sources.tsx'
import { useCalculationWords } from './calculation-words.tsx'

const Line = ({ figure }: { readonly figure: Derivation }): ReactElement => {
  const parts: Readonly<Partial<Record<string, string>>> = usePartWords() satisfies Readonly<Record<PartName, string>>
  const terms = useTermWords()
  const part = figure.details?.['part']
  const label = (typeof part === 'string' ? parts[part] : undefined) ?? terms[figure.term as Term]
  return <ExplainLine label={label} value={<Quantity of={figure} />} />
}

type ExplainedStepsProps = {
  readonly figure: Derivation
  /** Every source in full, as on paper. */
  readonly isFull?: boolean
}

/** The steps of one calculation, each with its operator, its result and what it rests on. */
export const ExplainedSteps = ({ figure, isFull = false }: ExplainedStepsProps): ReactElement => {
  const wordsOf = useCalculationWords()
  return (
    <ExplainSteps>
      {stepsOf(figure).map((step, index) => {
        const { name, operator, detail, result } = wordsOf(step)
        return (
          <ExplainStep
            key={`${step.node.term}-${String(index)}`}
            name={name}
            operator={operator}
            detail={detail}
            result={{ label: result, value: <Quantity of={step.result} /> }}
            source={hasSources(step) ? <StepSources step={step} isFull={isFull} /> : undefined}
          >
            {step.lines.map((line, place) => (
              <Line key={`${line.term}-${String(place)}`} figure={line} />
            ))}
          </ExplainStep>
        )
      })}
    </ExplainSteps>
  )
}
