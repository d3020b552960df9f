import { inOrder, type Derivation } from '@hautelisse/domain/explain'
import { SOURCES, type SourceCode } from '@hautelisse/domain/inheritance'
import { euros } from '@hautelisse/domain/money'
import type { OptionAnswer, OptionRow } from '@hautelisse/domain/transmission'
import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { useNames } from '../step-words.ts'
import * as styles from './result.css.ts'
import { useTermWords } from './words.ts'

const isSource = (code: string): code is SourceCode => code in SOURCES

const articleOf = ({ source }: Derivation): string =>
  source !== undefined && isSource(source.code) ? SOURCES[source.code].citations.join(', ') : ''

const Value = ({ figure: { unit, value } }: { readonly figure: Derivation }): ReactElement =>
  unit === 'rate' ? (
    <>{`${(Number(value) * 100).toLocaleString('fr-FR')}\u00A0%`}</>
  ) : (
    <Amount value={euros(euros(value).toDecimalPlaces(2))} />
  )

type StepsProps = { readonly title: string; readonly figure: Derivation }

/** The steps of one figure in their order, each with its article. */
const Steps = ({ title, figure }: StepsProps): ReactElement => {
  const nameOf = useTermWords()
  const steps = inOrder(figure).flatMap(({ node }, at) => {
    const name = nameOf(node)
    return name === undefined ? [] : [{ node, name, key: `${at} ${node.term}` }]
  })
  return (
    <details className={styles.fold}>
      <summary className={styles.foldTitle}>{title}</summary>
      <dl className={styles.ledger}>
        {steps.map(({ node, name, key }) => (
          <div key={key} className={styles.ledgerRow}>
            <dt>
              {name}
              <span className={styles.article}>{articleOf(node)}</span>
            </dt>
            <dd>
              <Value figure={node} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type RowStepsProps = { readonly title: string; readonly row: OptionRow }

/** The steps of what one person pays: duties on the estate, and the levy on life insurance. */
const RowSteps = ({ title, row }: RowStepsProps): ReactElement => {
  const names = useNames()
  return (
    <>
      {row.right !== 'none' && <Steps title={title} figure={row.explanation.duty} />}
      {!row.life_insurance_amount.isZero() && (
        <Steps title={`${title} · ${names.insurance}`} figure={row.explanation.life_insurance_tax} />
      )}
    </>
  )
}

/** Where the figures come from: the steps of each duty and of each levy, option by option. */
export const Calculations = ({ options }: { readonly options: readonly OptionAnswer[] }): ReactElement => {
  const names = useNames()
  const titleOf = (option: OptionAnswer['option'], { beneficiary, number }: OptionRow): string => {
    const who = names.heir(beneficiary, number)
    return options.length === 1 ? who : `${names.option[option]}, ${who}`
  }
  return (
    <section className={styles.section}>
      <h2>
        <Trans id="transmission.result.why">D’où viennent ces chiffres ?</Trans>
      </h2>
      {options.map(({ option, rows }) => (
        <Fragment key={option}>
          {rows
            .filter(({ beneficiary }) => beneficiary !== 'spouse')
            .map((row) => (
              <RowSteps key={row.beneficiary} title={titleOf(option, row)} row={row} />
            ))}
        </Fragment>
      ))}
    </section>
  )
}
