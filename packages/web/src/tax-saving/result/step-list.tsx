import { find, valueOf, type Derivation } from '@hautelisse/domain/explain'
import { SOURCES } from '@hautelisse/domain/income-tax'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ExplainLine, ExplainStep, ExplainSteps } from '../../ui/explain-panel/index.ts'
import { SourceLines } from '../source-lines.tsx'
import { Quantity } from './quantity.tsx'
import { isOfSpouse, signOf, type ReadStep } from './reading.ts'
import { useSourceWords } from './source-words.ts'
import { useStepDetails, useTermWords, type TaxTerm } from './term-words.ts'
import { shortRate } from '../../ui/amount/index.ts'

type Names = ReadonlyMap<Derivation, string>

const isTerm = (term: string, words: Readonly<Record<TaxTerm, string>>): term is TaxTerm => term in words

/** Name of a figure; one of the other adult says so. */
export const useFigureName = (): ((figure: Derivation) => string) => {
  const { t } = useLingui()
  const terms = useTermWords()
  return (figure) => {
    const name = isTerm(figure.term, terms) ? terms[figure.term] : figure.term
    return isOfSpouse(figure) ? t({ id: 'tax.result.of-spouse', message: `${name}, votre conjoint` }) : name
  }
}

const Sources = ({ codes }: { readonly codes: readonly string[] }): ReactElement => (
  <SourceLines codes={codes} words={useSourceWords()} register={SOURCES} />
)

/** « 11 % sur 17 979,00 € » */
const BandName = ({ of: band }: { readonly of: Derivation }): ReactElement => {
  const [slice = band] = band.inputs
  const rate = find(band, 'income-tax.band-rate' satisfies TaxTerm)
  const share = rate === undefined ? '' : shortRate(valueOf(rate))
  return (
    <Trans id="tax.result.band">
      {share} sur <Quantity of={slice} />
    </Trans>
  )
}

type LineProps = {
  readonly figure: Derivation
  readonly sign: string | undefined
  readonly named: Names | undefined
}

const Line = ({ figure, sign, named }: LineProps): ReactElement => {
  const nameOf = useFigureName()
  const isBand = figure.term === ('income-tax.band-tax' satisfies TaxTerm)
  return (
    <ExplainLine
      label={isBand ? <BandName of={figure} /> : (named?.get(figure) ?? nameOf(figure))}
      value={
        <>
          {sign !== undefined && `${sign} `}
          <Quantity of={figure} />
        </>
      }
    />
  )
}

const Step = ({ step, named }: { readonly step: ReadStep; readonly named: Names | undefined }): ReactElement => {
  const { t } = useLingui()
  const nameOf = useFigureName()
  const details = useStepDetails()
  const { figure, lines, sources } = step
  const sign = signOf(step)
  return (
    <ExplainStep
      name={nameOf(figure)}
      detail={details[figure.term]}
      result={{ label: t({ id: 'tax.result.step-result', message: 'Résultat' }), value: <Quantity of={figure} /> }}
      source={sources.length > 0 ? <Sources codes={sources} /> : undefined}
    >
      {lines.map((line, index) => (
        <Line key={`${line.term}-${String(index)}`} figure={line} sign={index > 0 ? sign : undefined} named={named} />
      ))}
    </ExplainStep>
  )
}

type StepListProps = {
  readonly steps: readonly ReadStep[]
  /** Figures that stand on the page under a name of their own. */
  readonly named?: Names
}

/** Every step of a calculation, in the order in which they are done, each with what it is computed from and what it rests on. */
export const StepList = ({ steps, named }: StepListProps): ReactElement => (
  <ExplainSteps>
    {steps.map((step, index) => (
      <Step key={`${step.figure.term}-${String(index)}`} step={step} named={named} />
    ))}
  </ExplainSteps>
)
