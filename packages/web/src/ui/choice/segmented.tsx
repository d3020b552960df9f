import { RadioGroup } from 'radix-ui'
import { cssVars } from '../theme/css-vars.ts'
import { drawings, Icon, type IconDrawing } from '../icon/index.ts'
import { inlineSegments, segment, segments } from './choice.css.ts'
import { useChoiceKeys } from './use-choice-keys.ts'

type Option<Value extends string> = {
  readonly value: Value
  readonly label: string
  /** Replaces the check mark: the drawing is there whether chosen or not, and the ring says which one is. */
  readonly icon?: IconDrawing
  readonly disabled?: boolean
}

type SegmentedProps<Value extends string> = {
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined
  readonly onValueChange: (value: Value) => void
  readonly options: readonly Option<Value>[]
  readonly label?: string
  readonly labelledBy?: string
  readonly describedBy?: string | undefined
  /** The answer is refused: the words stand under the id of `describedBy`. */
  readonly invalid?: boolean
  /** Stays as narrow as its words on a phone too. */
  readonly inline?: boolean
}

/** Columns on a phone: two for an even number of answers, three otherwise. */
const columnsFor = (count: number): number => (count > 3 && count % 3 !== 0 && count % 2 === 0 ? 2 : Math.min(count, 3))

/** Two or three short answers side by side, of equal weight; the chosen one has a ring and a check mark, not only a colour. */
export const Segmented = <Value extends string>({
  value,
  onValueChange,
  options,
  label,
  labelledBy,
  describedBy,
  invalid = false,
  inline = false,
}: SegmentedProps<Value>) => {
  const keys = useChoiceKeys()
  return (
    <RadioGroup.Root
      className={`${segments} ${inline ? inlineSegments : ''}`}
      {...keys}
      orientation="horizontal"
      value={value ?? ''}
      onValueChange={(next) => onValueChange(next as Value)}
      style={cssVars({ '--columns': columnsFor(options.length) })}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    >
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value} disabled={option.disabled} className={segment}>
          {option.icon !== undefined ? <Icon of={option.icon} /> : option.value === value && <Icon of={drawings.Check} bold />}
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
