import { RadioGroup } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { FieldError } from '../field/index.ts'
import { aside, card, cards, detail, dot, legend, fourColumns, threeColumns, title, twoColumns } from './choice.css.ts'
import { useChoiceKeys } from './use-choice-keys.ts'

type Option<Value extends string> = {
  readonly value: Value
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** A figure at the end of the first line. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
}

type RadioCardsProps<Value extends string> = {
  readonly label: ReactNode
  readonly value: Value | undefined
  readonly onValueChange: (value: Value) => void
  readonly options: readonly Option<Value>[]
  readonly columns?: 1 | 2 | 3 | 4
  readonly error?: ReactNode
  /** The question stands elsewhere, under this id. */
  readonly labelledBy?: string
}

const COLUMNS = { 1: '', 2: twoColumns, 3: threeColumns, 4: fourColumns } as const

/** One answer out of a few, each with a title and a sentence. Options have the same size and order, whatever they are worth. */
export const RadioCards = <Value extends string>({
  label,
  value,
  onValueChange,
  options,
  columns = 1,
  error,
  labelledBy,
}: RadioCardsProps<Value>) => {
  const id = useId()
  const keys = useChoiceKeys()
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div>
      {labelledBy === undefined && (
        <p id={id} className={legend}>
          {label}
        </p>
      )}
      <RadioGroup.Root
        className={`${cards} ${COLUMNS[columns]}`}
        {...keys}
        value={value ?? ''}
        onValueChange={(next) => onValueChange(next as Value)}
        aria-labelledby={labelledBy ?? id}
        aria-describedby={errorId}
        aria-invalid={error !== undefined || undefined}
      >
        {options.map((option) => (
          <RadioGroup.Item key={option.value} value={option.value} disabled={option.disabled} className={card}>
            <span className={dot} />
            <span className={title}>{option.title}</span>
            <span className={aside}>{option.aside}</span>
            {option.detail !== undefined && <span className={detail}>{option.detail}</span>}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
