import { find, signOf, valueOf, type Derivation } from '@hautelisse/domain/explain'
import { euros, multiplyEuros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactElement } from 'react'
import { Quantity } from '../../explanation/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import type { TaxTerm } from './term-words.ts'

const within = (tree: Derivation, term: TaxTerm): Derivation | undefined => find(tree, term)

/** « 10 % × 54 000,00 € »: a rate stands before what it is taken of. */
const BoundedOperation = ({ of: { operation, inputs } }: { readonly of: Derivation }): ReactElement => {
  const inOrder =
    operation === 'product' ? inputs.toSorted((a, b) => Number(b.unit === 'rate') - Number(a.unit === 'rate')) : inputs
  return (
    <>
      {inOrder.map((input, place) => (
        <Fragment key={`${input.term}-${String(place)}`}>
          {place > 0 && ` ${signOf(operation) ?? ''}\u00A0`}
          <Quantity of={input} />
        </Fragment>
      ))}
    </>
  )
}

/** The largest ceiling of anybody: the rate on the income that counts at most. */
const Highest = ({ income, rate }: { readonly income: Derivation; readonly rate: Derivation }): ReactElement => (
  <Amount value={multiplyEuros(euros(valueOf(income)), valueOf(rate))} />
)

type Bounded = { readonly share: Derivation; readonly least: ReactElement; readonly most: ReactElement }

const costsOf = (figure: Derivation): Bounded | undefined => {
  const [share, least, most] = [
    within(figure, 'income-tax.costs-share'),
    within(figure, 'income-tax.costs-min'),
    within(figure, 'income-tax.costs-max'),
  ]
  return share && least && most && { share, least: <Quantity of={least} />, most: <Quantity of={most} /> }
}

const ceilingOf = (figure: Derivation): Bounded | undefined => {
  const [share, least, income, rate] = [
    within(figure, 'income-tax.ceiling-share'),
    within(figure, 'income-tax.ceiling-floor'),
    within(figure, 'income-tax.highest-income'),
    within(figure, 'income-tax.ceiling-rate'),
  ]
  return (
    share && least && income && rate && { share, least: <Quantity of={least} />, most: <Highest income={income} rate={rate} /> }
  )
}

const decoteOf = (figure: Derivation): Bounded | undefined => {
  const [greatest, tax] = [within(figure, 'income-tax.decote-room'), figure.inputs[0]]
  const [share, least] = greatest?.inputs ?? []
  return share && least && tax && { share, least: <Quantity of={least} />, most: <Quantity of={tax} /> }
}

const BOUNDED: Readonly<Partial<Record<string, (figure: Derivation) => Bounded | undefined>>> = {
  'income-tax.costs': costsOf,
  'income-tax.ceiling': ceilingOf,
  'income-tax.decote': decoteOf,
} satisfies Readonly<Partial<Record<TaxTerm, (figure: Derivation) => Bounded | undefined>>>

/**
 * Whether a figure is read as an operation between two bounds.
 *
 * @param figure step of a calculation
 */
export const isBounded = (figure: Derivation): boolean => BOUNDED[figure.term]?.(figure) !== undefined

/** « 10 % × 54 000,00 € = 5 400,00 €, entre 4 710,00 € et 37 680,00 € »: what the signs of the lines cannot say. */
export const Formula = ({ of: figure }: { readonly of: Derivation }): ReactElement | null => {
  const bounded = BOUNDED[figure.term]?.(figure)
  if (bounded === undefined) return null
  const { share, least, most } = bounded
  return (
    <Trans id="tax.result.formula">
      <BoundedOperation of={share} /> = <Quantity of={share} />, entre {least} et {most}
    </Trans>
  )
}
