import { useId, type ReactElement, type ReactNode } from 'react'
import { description as descriptionStyle, inlineRow, knob, label as labelStyle, row, track, words } from './switch.css.ts'

type SwitchProps = {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** An answer is under way: the switch keeps its place and does not move. */
  readonly busy?: boolean
  /** The switch stands before its words, both as narrow as they are: beside a heading. */
  readonly inline?: boolean
  /** It stands on the ground of the hero. */
  readonly onHero?: boolean
}

/** Something that is on or off at once: its words on the left, all of them pressable. */
export const Switch = ({
  label,
  description,
  checked,
  onChange,
  busy = false,
  inline = false,
  onHero = false,
}: SwitchProps): ReactElement => {
  const id = useId()
  return (
    <label className={inline ? inlineRow : row} data-on-hero={onHero || undefined}>
      <span className={words}>
        <span id={`${id}-label`} className={labelStyle}>
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}-description`} className={descriptionStyle}>
            {description}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        className={knob}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        {...(description === undefined ? {} : { 'aria-describedby': `${id}-description` })}
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onChange(!checked)
        }}
      >
        <span className={track} aria-hidden="true" />
      </button>
    </label>
  )
}
