import { inOrder, type Derivation } from '@hautelisse/domain/explain'
import { SOURCES, type SourceCode } from '@hautelisse/domain/inheritance'
import { euros } from '@hautelisse/domain/money'
import type { OptionAnswer, OptionRow } from '@hautelisse/domain/transmission'
import { Trans } from '@lingui/react/macro'
import { Fragment, useId, useState, type ReactElement } from 'react'
import { WhyFigure } from '../../explanation/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { Fact, Facts, Ledger, Line, Section, text } from '../../ui/page/index.ts'
import { useNames } from '../step-words.ts'
import { useTermWords } from './words.ts'

const isSource = (code: string): code is SourceCode => code in SOURCES

const articleOf = ({ source }: Derivation): string =>
  source !== undefined && isSource(source.code) ? SOURCES[source.code].citations.join(', ') : ''

const FigureValue = ({ figure: { unit, value } }: { readonly figure: Derivation }): ReactElement =>
  unit === 'rate' ? (
    <>{`${(Number(value) * 100).toLocaleString('fr-FR')}\u00A0%`}</>
  ) : (
    <Amount value={euros(euros(value).toDecimalPlaces(2))} />
  )

type StepsProps = { readonly figure: Derivation; readonly nameOf: (figure: Derivation) => string | undefined }

/** The steps of a figure that have a name, in their order, each with its article. */
export const NamedSteps = ({ figure, nameOf }: StepsProps): ReactElement => {
  const steps = inOrder(figure).flatMap(({ node }, at) => {
    const words = nameOf(node)
    return words === undefined ? [] : [{ node, words, article: articleOf(node), key: `${at} ${node.term}` }]
  })
  return (
    <Facts>
      {steps.map(({ node, words, article, key }) => (
        <Fact
          key={key}
          name={
            <>
              {words}
              {article !== '' && <small className={text({ as: 'caption', block: true })}>{article}</small>}
            </>
          }
        >
          <FigureValue figure={node} />
        </Fact>
      ))}
    </Facts>
  )
}

type DutyLineProps = { readonly name: string; readonly figure: Derivation }

/** One figure with, on demand and always on paper, its steps in their order, each with its article. */
const DutyLine = ({ name, figure }: DutyLineProps): ReactElement => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const nameOf = useTermWords()
  return (
    <Line
      name={<b>{name}</b>}
      value={<FigureValue figure={figure} />}
      note={<WhyFigure opening={{ isOpen, canExplain: true, toggle: () => setOpen(!isOpen) }} controls={id} name={name} />}
    >
      <div id={id} data-print={isOpen ? undefined : 'only'}>
        <NamedSteps figure={figure} nameOf={nameOf} />
      </div>
    </Line>
  )
}

/** Where the figures come from: each duty on the estate and each levy on life insurance with its steps, option by option. */
export const DutyCalculations = ({ options }: { readonly options: readonly OptionAnswer[] }): ReactElement => {
  const names = useNames()
  const titleOf = (option: OptionAnswer['option'], { beneficiary, number }: OptionRow): string => {
    const who = names.heir(beneficiary, number)
    return options.length === 1 ? who : `${names.option[option]}, ${who}`
  }
  return (
    <Section title={<Trans id="transmission.result.why">D’où viennent ces chiffres ?</Trans>}>
      <Ledger>
        {options.flatMap(({ option, rows }) =>
          rows
            .filter(({ beneficiary }) => beneficiary !== 'spouse')
            .map((row) => {
              const { duty, life_insurance_tax: levy } = row.explanation
              const title = titleOf(option, row)
              return (
                <Fragment key={`${option} ${row.beneficiary}`}>
                  {row.right !== 'none' && <DutyLine name={title} figure={duty} />}
                  {!row.life_insurance_amount.isZero() && <DutyLine name={`${title} · ${names.insurance}`} figure={levy} />}
                </Fragment>
              )
            }),
        )}
      </Ledger>
    </Section>
  )
}
