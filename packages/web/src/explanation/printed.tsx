import { assembledFrom, stepsInTurn, valueOf, type Derivation, type Passage } from '@hautelisse/domain/explain'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { text } from '../ui/page/index.ts'
import { printedCalculation, printedName, printedTotal } from './explanation.css.ts'
import { Quantity } from './quantity.tsx'
import { CalculationSteps, type Names } from './steps.tsx'
import type { Sources, Terms } from './terms.ts'

/** A figure whose calculation is printed. */
type PrintedFigure = {
  readonly key: string
  readonly name: string
  readonly derivation: Derivation
  /** The rule that it applies; a figure with one ends with its result and the rule. */
  readonly rule?: ReactNode
}

type Shared = { readonly terms: Terms; readonly sources: Sources }

type PrintedProps = Shared & {
  readonly printed: PrintedFigure
  /** Its steps, or those of each figure that it is put together from or said by. */
  readonly parts: readonly (readonly Passage[])[]
  readonly names: Names
  readonly level: 3 | 5
}

/** What a list of steps is called: a part by what it is a part of, such as one of two duties whose names are alike. */
const passageName = (terms: Terms, figure: Derivation, whole: Derivation, place: number): ReactNode =>
  (figure === whole ? terms.partWords?.(figure, place).name : terms.summaryWords?.(figure, whole).name) ?? terms.nameOf(figure)

const Printed = ({ printed: { name, derivation, rule }, parts, names, level, terms, sources }: PrintedProps): ReactElement => {
  const Heading = `h${level}` as const
  const value = <Quantity of={derivation} terms={terms} />
  return (
    <article className={rule === undefined ? undefined : printedCalculation}>
      {rule === undefined ? (
        <Heading className={printedName}>
          <span>{name}</span>
          {value}
        </Heading>
      ) : (
        <Heading>{name}</Heading>
      )}
      {parts.flatMap((passages, place) =>
        passages.map(({ figure, whole, steps }, at) => (
          <div key={`${figure.term}-${String(place)}-${String(at)}`}>
            {figure !== derivation && (
              <p className={printedTotal}>
                <span>{passageName(terms, figure, whole, place)}</span>
                <Quantity of={figure} terms={terms} />
              </p>
            )}
            <CalculationSteps isFull steps={steps} terms={terms} sources={sources} names={names} />
          </div>
        )),
      )}
      {rule !== undefined && (
        <>
          <p className={printedTotal}>
            <Trans id="explanation.step.result">Résultat</Trans>
            {value}
          </p>
          <p className={text({ as: 'caption', block: true, strong: false })}>{rule}</p>
        </>
      )}
    </article>
  )
}

/** A figure that is put together from others is taken apart, unless they were all printed before it. */
const partsOf = (figure: Derivation, { reading }: Terms, before: readonly Derivation[]): readonly Derivation[] => {
  const parts = assembledFrom(figure, reading)
  return parts.every((part) => before.includes(part)) ? [figure] : parts
}

type PrintedCalculationsProps = Shared & {
  readonly title: ReactNode
  readonly figures: readonly PrintedFigure[]
  readonly level: 2 | 4
  readonly className: string
  readonly titleClassName?: string
}

/**
 * An annex on paper, where no calculation has to be opened: that of every figure that is not nothing is there, and a step that several of them need stands
 * where it is first needed.
 */
export const PrintedCalculations = (props: PrintedCalculationsProps): ReactElement | null => {
  const { title, level, className, titleClassName, terms, sources } = props
  const { t } = useLingui()
  const id = useId()
  const figures = props.figures.filter(({ derivation }) => !valueOf(derivation).isZero())
  if (figures.length === 0) return null
  const Heading = `h${level}` as const
  const derivations = figures.map(({ derivation }) => derivation)
  const names = new Map(figures.map(({ derivation, name }) => [derivation, name] as const))
  const parts = derivations.map((figure, index) => partsOf(figure, terms, derivations.slice(0, index)))
  const turns = parts.flatMap((assembled, index) => assembled.map((figure) => ({ index, figure })))
  const passages = stepsInTurn(
    turns.map(({ figure }) => figure),
    terms.reading,
  )
  const inTurn = turns.map(({ index }, place) => ({ index, passages: passages[place] ?? [] }))
  return (
    <section
      className={className}
      aria-labelledby={id}
      data-print="only"
      data-annex={t({ id: 'explanation.annex.calculations', message: 'Les calculs, étape par étape' })}
    >
      <Heading id={id} className={titleClassName}>
        {title}
      </Heading>
      {figures.map((printed, index) => (
        <Printed
          key={printed.key}
          printed={printed}
          parts={inTurn.flatMap((turn) => (turn.index === index ? [turn.passages] : []))}
          names={names}
          level={level === 2 ? 3 : 5}
          terms={terms}
          sources={sources}
        />
      ))}
    </section>
  )
}
