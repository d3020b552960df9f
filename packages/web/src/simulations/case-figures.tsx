import type { CaseFigure } from '@hautelisse/domain/case'
import type { CaseAnswer, ReadEvent } from '@hautelisse/machines/simulations'
import type { ReactElement, ReactNode } from 'react'
import { FigureText } from '../explanation/index.ts'
import { Figure, Ledger, Line } from '../ui/page/index.ts'
import { useCaseNames } from './case-names.ts'
import { ValueText } from './case-words.tsx'
import { Explaining, useOpening } from './opening.ts'
import { saidOf } from './said.ts'

type Answer = Extract<CaseAnswer, { kind: 'answered' }>
type FigureProps = { readonly answer: Answer; readonly figure: CaseFigure; readonly size?: 'm' }

const keyOf = ({ term, at }: CaseFigure): string => `${term} ${at ?? ''}`

/** A figure, which opens its calculation where its simulator explains it, and that calculation once it is open. */
const useFigure = ({
  answer: { case: one },
  figure,
  size,
}: FigureProps): { readonly value: ReactNode; readonly open: ReactNode } => {
  const { nameOf } = useCaseNames()
  const opening = useOpening(keyOf(figure))
  const { term, value, derivation } = figure
  const Calculation = saidOf(one.simulator)?.calculation
  const text = <ValueText simulator={one.simulator} term={term} value={value} {...(size !== undefined && { size })} />
  if (derivation === undefined || Calculation === undefined) return { value: text, open: undefined }
  return {
    value: <FigureText opening={opening}>{text}</FigureText>,
    open: opening.isOpen && <Calculation title={nameOf(one.simulator, figure)} derivation={derivation} one={one} />,
  }
}

const Headline = (props: FigureProps): ReactElement => {
  const { nameOf } = useCaseNames()
  const { value, open } = useFigure(props)
  return (
    <>
      <Figure label={nameOf(props.answer.case.simulator, props.figure)} value={value} />
      {open}
    </>
  )
}

const Other = (props: FigureProps): ReactElement => {
  const { nameOf } = useCaseNames()
  const { value, open } = useFigure(props)
  return (
    <Line name={nameOf(props.answer.case.simulator, props.figure)} value={value}>
      {open}
    </Line>
  )
}

type FiguresProps = {
  readonly answer: Answer
  /** The figure whose calculation is open. */
  readonly opened: string | undefined
  readonly send: (event: ReadEvent) => void
}

/** What a simulation gives, the figure of its headline first, each with its calculation where its simulator explains it. */
export const CaseFigures = ({ answer, opened, send }: FiguresProps): ReactElement => {
  const [headline, ...others] = answer.result.figures
  return (
    <Explaining opened={opened} canExplain send={send}>
      <Headline answer={answer} figure={headline} size="m" />
      {others.length > 0 && (
        <Ledger>
          {others.map((figure) => (
            <Other key={keyOf(figure)} answer={answer} figure={figure} />
          ))}
        </Ledger>
      )}
    </Explaining>
  )
}
