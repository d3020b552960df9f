import type { ReactNode } from 'react'
import { SourceMark } from './frame.tsx'
import {
  detail as detailStyle,
  operation,
  operator as operatorStyle,
  pair,
  pairValue,
  result as resultStyle,
  source as sourceStyle,
  sourceMark,
  step,
  steps,
} from './frame.css.ts'

/** Steps of one calculation, in the order in which they are done. */
export const ExplainSteps = ({ children }: { readonly children: ReactNode }) => <ol className={steps}>{children}</ol>

type ExplainStepProps = {
  readonly name: ReactNode
  /** « × 1,0267551638 », « ÷ 12 », « − 1,00 % ». */
  readonly operator?: ReactNode
  readonly detail?: ReactNode
  /** Figures that the step starts from, as `ExplainLine`. */
  readonly children?: ReactNode
  readonly result?: { readonly label: ReactNode; readonly value: ReactNode }
  readonly source?: ReactNode
}

/** One step: what is done, to what, what comes out, and on what ground. */
export const ExplainStep = ({ name, operator, detail, children, result, source }: ExplainStepProps) => (
  <li className={step} data-step="step">
    <div>
      <p className={operation} data-step="operation">
        <span>{name}</span>
        {operator !== undefined && <span className={operatorStyle}>{operator}</span>}
      </p>
      {detail !== undefined && (
        <p className={detailStyle} data-step="detail">
          {detail}
        </p>
      )}
      {children}
      {result !== undefined && (
        <p className={`${pair} ${resultStyle}`}>
          <span>{result.label}</span>
          <span className={pairValue} data-step="result">
            {result.value}
          </span>
        </p>
      )}
      {source !== undefined && (
        <p className={sourceStyle}>
          <SourceMark className={sourceMark} />
          <span data-step="source">{source}</span>
        </p>
      )}
    </div>
  </li>
)

/** A figure inside a step. */
export const ExplainLine = ({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }) => (
  <p className={`${pair} ${detailStyle}`} data-step="line">
    <span>{label}</span>
    <span className={pairValue}>{value}</span>
  </p>
)
