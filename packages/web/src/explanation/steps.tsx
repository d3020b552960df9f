import { writeInputs, type CalculationStep, type Derivation, type StepLine } from '@hautelisse/domain/explain'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Quantity } from './quantity.tsx'
import { namedSources, SourceLines } from './source-lines.tsx'
import { ExplainLine, ExplainStep, ExplainSteps } from './step-frame.tsx'
import type { Sources, Terms } from './terms.ts'

/** Names of figures that stand on the page under a name of their own. */
export type Names = ReadonlyMap<Derivation, string>

type LineProps = {
  readonly line: StepLine
  readonly terms: Terms
  readonly names: Names | undefined
  readonly text: string | undefined
}

/** The figures of a step as they are read in it: only where its lines are exactly what it computes with. */
const textsOf = ({ exact, lines }: CalculationStep, terms: Terms): readonly string[] =>
  lines.length === exact.inputs.length && lines.every(({ figure }, at) => figure === exact.inputs[at])
    ? writeInputs(exact, terms.write)
    : []

const FigureLine = ({ line: { figure, sign }, terms, names, text }: LineProps): ReactElement => {
  const name = names?.get(figure) ?? terms.lineWords?.(figure) ?? terms.nameOf(figure)
  const before = sign === undefined ? '' : `${sign}\u00A0`
  return (
    <ExplainLine
      label={
        terms.sign === 'before-name' ? (
          <>
            {before}
            {name}
          </>
        ) : (
          name
        )
      }
      value={
        <>
          {terms.sign === 'before-value' && before}
          <Quantity of={figure} terms={terms} text={text} />
        </>
      }
    />
  )
}

type CalculationStepsProps = {
  readonly steps: readonly CalculationStep[]
  readonly terms: Terms
  readonly sources: Sources
  /** Every source in full, as on paper. */
  readonly isFull?: boolean
  readonly names?: Names | undefined
}

/** The steps of one calculation, each with what it is computed from, its result and what it rests on. */
export const CalculationSteps = ({ steps, terms, sources, isFull = false, names }: CalculationStepsProps): ReactElement => (
  <ExplainSteps>
    {steps.map((step, index) => {
      const { figure, lines } = step
      const { name = terms.nameOf(figure), operator, detail, result } = terms.stepWords?.(step) ?? {}
      const codes = namedSources(step.sources, sources, isFull)
      const texts = textsOf(step, terms)
      return (
        <ExplainStep
          key={`${figure.term}-${String(index)}`}
          name={name}
          operator={operator}
          detail={detail}
          result={{
            label: result ?? <Trans id="explanation.step.result">Résultat</Trans>,
            value: <Quantity of={figure} terms={terms} />,
          }}
          source={codes.length > 0 ? <SourceLines codes={codes} sources={sources} /> : undefined}
        >
          {lines.map((line, place) => (
            <FigureLine
              key={`${line.figure.term}-${String(place)}`}
              line={line}
              terms={terms}
              names={names}
              text={texts[place]}
            />
          ))}
        </ExplainStep>
      )
    })}
  </ExplainSteps>
)
