import type { Derivation } from '@hautelisse/domain/explain'
import { EXIT_SOURCES, type ExitSourceCode } from '@hautelisse/domain/tax-saving'
import { Fragment, type ReactElement } from 'react'
import { ExplainLine, ExplainStep, ExplainSteps } from '../../ui/explain-panel/index.ts'
import { ExitQuantity } from './exit-quantity.tsx'
import { exitSteps, signOf, sourcesOf, type ExitStep } from './exit-steps.ts'
import { useExitSources, useExitTerms, type ExitTerm } from './exit-words.ts'
import { cite, sourceLine } from './look.css.ts'

const isTerm = (term: string, words: Readonly<Record<ExitTerm, string>>): term is ExitTerm => term in words
const isSource = (code: string): code is ExitSourceCode => code in EXIT_SOURCES

const Sources = ({ step }: { readonly step: ExitStep }): ReactElement => {
  const words = useExitSources()
  return (
    <>
      {sourcesOf(step)
        .filter((code) => isSource(code))
        .map((code) => (
          <span key={code} className={sourceLine}>
            {words[code]}
            {EXIT_SOURCES[code].citations.length > 0 && (
              <>
                {'. '}
                <cite lang="fr" className={cite}>
                  {EXIT_SOURCES[code].citations.join(', ')}
                </cite>
              </>
            )}
          </span>
        ))}
    </>
  )
}

/** « 5 400,00 € × 1,576899 » */
const Operation = ({ node }: { readonly node: Derivation }): ReactElement => (
  <>
    {node.inputs.map((input, index) => (
      <Fragment key={`${input.term}-${String(index)}`}>
        {index > 0 && ` ${signOf(node)} `}
        <ExitQuantity of={input} />
      </Fragment>
    ))}
  </>
)

type ExitExplanationProps = {
  readonly figure: Derivation
  /** Figures beside it that have an explanation of their own. */
  readonly known: readonly Derivation[]
}

/** Where a figure of the exit comes from: each step with what it is computed from, its result and its source (TS-09). */
export const ExitExplanation = ({ figure, known }: ExitExplanationProps): ReactElement => {
  const terms = useExitTerms()
  const nameOf = ({ term }: Derivation): string => (isTerm(term, terms) ? terms[term] : term)
  return (
    <ExplainSteps>
      {exitSteps(figure, known).map((step, index) => (
        <ExplainStep
          key={`${step.result.term}-${String(index)}`}
          name={nameOf(step.result)}
          detail={<Operation node={step.node} />}
          result={{ label: nameOf(step.result), value: <ExitQuantity of={step.result} /> }}
          source={<Sources step={step} />}
        >
          {step.node.inputs.map((input, place) => (
            <ExplainLine key={`${input.term}-${String(place)}`} label={nameOf(input)} value={<ExitQuantity of={input} />} />
          ))}
        </ExplainStep>
      ))}
    </ExplainSteps>
  )
}
