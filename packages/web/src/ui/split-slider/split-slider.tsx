import type { ReactNode } from 'react'
import { drawings, Icon } from '../icon/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { ThreadBar } from '../threads/index.ts'
import { useHiddenAmounts } from '../amount/index.ts'
import { capitalAfterKey, capitalUnderPointer } from './moves.ts'
import {
  annuity,
  capital,
  excess,
  excessThreads,
  excessThreadsCut,
  handle,
  locked,
  lockedWords,
  middle,
  reason as reasonStyle,
  room,
  split,
  threads,
  track,
} from './split-slider.css.ts'

type SliderProps = {
  /** Cents to split, and how many are on each side now; the fields may leave a remainder or go over. */
  readonly totalCents: number
  readonly capitalCents: number
  readonly annuityCents: number
  /** By how much both sides go beyond what there is to split. */
  readonly excessCents?: number
  /** What is split: « Part en capital, versements volontaires ». */
  readonly label: string
  /** Both amounts in words, for those who do not see the threads. */
  readonly valueText: string
  /** The handle moved: so many cents to capital, the rest to the annuity. */
  readonly onMove: (capitalCents: number) => void
  readonly disabled?: boolean
}

/** However much is too much, the row keeps half of the drawing; the threads beyond it then fade out. */
const MOST_BEYOND = 0.5

/** Threads of one amount between capital and annuity, and the handle that parts them: mouse, finger or keys. */
export const SplitSlider = ({
  totalCents,
  capitalCents,
  annuityCents,
  excessCents = 0,
  label,
  valueText,
  onMove,
  disabled = false,
}: SliderProps) => {
  const hidden = useHiddenAmounts()
  const isOver = excessCents > 0 && !hidden
  const beyond = isOver ? Math.min(excessCents / (totalCents + excessCents), MOST_BEYOND) : 0
  const share = totalCents === 0 ? 0 : Math.min(1, capitalCents / totalCents)
  return (
    <div className={track} style={cssVars({ '--row': `${(1 - beyond) * 100}%` })}>
      <ThreadBar
        className={threads}
        capital={share}
        annuity={totalCents === 0 ? 0 : isOver ? 1 - share : annuityCents / totalCents}
      />
      {isOver && (
        <span aria-hidden="true" className={excess}>
          <span className={beyond === MOST_BEYOND ? excessThreadsCut : excessThreads} />
        </span>
      )}
      <input
        type="range"
        className={handle}
        min={0}
        max={totalCents}
        step={1}
        value={Math.min(totalCents, capitalCents)}
        disabled={disabled || hidden || totalCents === 0}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onMove(capitalUnderPointer(event.currentTarget.valueAsNumber, totalCents))}
        onKeyDown={(event) => {
          const next = capitalAfterKey(event.key, Math.min(totalCents, capitalCents), totalCents)
          if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          onMove(next)
        }}
      />
    </div>
  )
}

type LayoutProps = { readonly capital: ReactNode; readonly slider: ReactNode; readonly annuity: ReactNode }

/** Capital field, threads, annuity field: the same two sides everywhere, capital always left. */
export const SplitLayout = (parts: LayoutProps) => (
  <div className={room}>
    <div className={split}>
      <div className={capital}>{parts.capital}</div>
      <div className={middle}>{parts.slider}</div>
      <div className={annuity}>{parts.annuity}</div>
    </div>
  </div>
)

type LockedProps = Pick<LayoutProps, 'capital' | 'annuity'> & {
  /** Where all of it goes; nowhere where there is nothing. */
  readonly side?: 'capital' | 'annuity' | undefined
  /** The same in words: « Versés en rente ». */
  readonly children?: ReactNode
  /** Why nothing can be chosen here, with a link to the rule. */
  readonly reason?: ReactNode
  /** False where nothing is forbidden: all of it merely goes to one side. */
  readonly padlock?: boolean
  /** Names the words below, for the fields to be described by. */
  readonly wordsId?: string
}

/** A part that goes whole to one side, or holds nothing: fields to be read, no handle, the reason instead. */
export const LockedSplit = ({ side, children, reason, padlock = true, wordsId, ...fields }: LockedProps) => (
  <>
    <SplitLayout
      {...fields}
      slider={
        <div className={track}>
          <ThreadBar className={threads} capital={side === 'capital' ? 1 : 0} annuity={side === 'annuity' ? 1 : 0} />
        </div>
      }
    />
    {children !== undefined && (
      <div id={wordsId} className={lockedWords}>
        <p className={locked}>
          {padlock && <Icon of={drawings.Lock} />}
          {children}
        </p>
        {reason !== undefined && <p className={reasonStyle}>{reason}</p>}
      </div>
    )}
  </>
)
