import { pathTo } from '@hautelisse/domain/portal'
import { readOver, toldBefore, type IncomeEuros } from '@hautelisse/domain/projection'
import type { ReactElement } from 'react'
import { FigureCalculation, SummaryLine, SummaryLines } from '../explanation/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { netLinesOf, Sentence, type NetLine } from './explain-lines.tsx'
import { useExplainNames, useExplainSources, useLineNames, useTerms } from './explain-words.ts'
import * as styles from './explain.css.ts'
import type { KnownProps } from './known-hero.tsx'

const Contracts = ({ plan }: Pick<KnownProps, 'plan'>): ReactElement => (
  <ul className={styles.contracts}>
    {plan.accounts
      .filter(({ scope }) => scope !== 'marel')
      .map(({ type, policy_id: id, title }) => (
        <li key={id}>
          <TextLinkTo
            to={pathTo('savings-detail-account', { selectionFilter: 'type', filter: type, id })}
            icon={drawings.ArrowRight}
            trailing
          >
            {title}
          </TextLinkTo>
        </li>
      ))}
  </ul>
)

type LinesProps = Pick<KnownProps, 'living' | 'plan'> & {
  readonly kind: IncomeEuros
  /** Whether contracts are those of the saver, with pages of their own. */
  readonly hasLinks?: boolean
}
type LineProps = Omit<LinesProps, 'kind'> & { readonly line: NetLine; readonly place: number }

/** A line of the net: its sentence, and its steps once it is opened. */
const Line = ({ line, place, living, plan, hasLinks = false }: LineProps): ReactElement => {
  const names = useExplainNames()
  const sources = useExplainSources()
  const terms = useTerms(useLineNames(plan.accounts), line.lines)
  const { yearTax } = living.income
  const told = line.id === 'tax' && yearTax !== undefined ? readOver(yearTax) : undefined
  const figure = readOver(line.figure)
  return (
    <SummaryLine
      place={place}
      name={names[line.figure.term]}
      value={<Amount value={line.value} movement />}
      sentence={<Sentence id={line.id} living={living} plan={plan} />}
    >
      {told !== undefined && <FigureCalculation derivation={told} terms={terms} sources={sources} />}
      <FigureCalculation derivation={told === undefined ? figure : toldBefore(figure, told)} terms={terms} sources={sources} />
      {hasLinks && line.id === 'annuities' && <Contracts plan={plan} />}
    </SummaryLine>
  )
}

/** The lines that what is left to live on is made of, in words, each down to its steps. */
export const NetLines = ({ kind, ...props }: LinesProps): ReactElement => (
  <SummaryLines>
    {netLinesOf(props.living, kind).map((line, at) => (
      <Line key={line.id} {...props} line={line} place={at + 1} />
    ))}
  </SummaryLines>
)
