import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import { EXIT_SOURCES } from '@hautelisse/domain/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ExplainLine, ExplainStep, ExplainSteps } from '../../ui/explain-panel/index.ts'
import { SourceLines } from '../source-lines.tsx'
import { ExitQuantity } from './exit-quantity.tsx'
import { exitSteps } from './exit-steps.ts'
import { useExitSources, useExitTerms, type ExitTerm } from './exit-words.ts'

const isTerm = (term: string, words: Readonly<Record<ExitTerm, string>>): term is ExitTerm => term in words

type SourcesProps = { readonly codes: readonly string[]; readonly asOf: PlainDate }

const Sources = ({ codes, asOf }: SourcesProps): ReactElement => (
  <SourceLines codes={codes} words={useExitSources(asOf)} register={EXIT_SOURCES} />
)

type ExitExplanationProps = {
  readonly figure: Derivation
  /** Figures beside it that have an explanation of their own. */
  readonly known: readonly Derivation[]
  /** Day by whose law it is computed. */
  readonly asOf: PlainDate
}

/** Where a figure of the exit comes from: each step with what it is computed from, its result and its source (TS-09). */
export const ExitExplanation = ({ figure, known, asOf }: ExitExplanationProps): ReactElement => {
  const terms = useExitTerms()
  const { t } = useLingui()
  const nameOf = ({ term, operation }: Derivation): string => {
    if (term === 'tax-saving.exit-growth' && operation === 'given')
      return t({ id: 'tax.look.term.exit-growth-year', message: 'Croissance en un an' })
    return isTerm(term, terms) ? terms[term] : term
  }
  return (
    <ExplainSteps>
      {exitSteps(figure, known).map(({ parts, sources, result }, index) => (
        <ExplainStep
          key={`${result.term}-${String(index)}`}
          name={nameOf(result)}
          result={{ label: <Trans id="tax.look.exit.result">Résultat</Trans>, value: <ExitQuantity of={result} /> }}
          source={<Sources codes={sources} asOf={asOf} />}
        >
          {parts.map(({ sign, figure: part }, place) => (
            <ExplainLine
              key={`${part.term}-${String(place)}`}
              label={`${sign} ${nameOf(part)}`.trim()}
              value={<ExitQuantity of={part} />}
            />
          ))}
        </ExplainStep>
      ))}
    </ExplainSteps>
  )
}
