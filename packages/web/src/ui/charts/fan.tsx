import { useLingui } from '@lingui/react/macro'
import { useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { dashes, fan, fanBox, fanNarrow, fanWide, thin, threads as threadsStyle, tones } from './charts.css.ts'
import { asDrawing } from './as-drawing.ts'
import { drawFan } from './fan-paths.ts'
import type { FanTarget } from './fan-targets.ts'
import { neutralCounts, type DrawnThreads, type FanGroup, type FanThreads } from './fan-threads.ts'

/** The drawing's size in its own units, and the room of each group below. */
type Frame = { readonly width: number; readonly height: number; readonly targets: readonly FanTarget[] }

type FanProps = {
  /** The drawing in one sentence. */
  readonly label: string
  /** Where the groups end; with `narrow`, from md up. */
  readonly wide: Frame
} & (
  | {
      /** Its amounts as `fanThreads` gives them their threads: the note below has the same. */
      readonly threads: FanThreads<'both'>
      /** Where the groups end below md. */
      readonly narrow: Frame
    }
  | { readonly threads: FanThreads<'small' | 'large'>; readonly narrow?: undefined }
)

/** Threads that hang from a total and end on what they belong to. */
export const Fan = ({ label, threads, wide, narrow }: FanProps) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const name = hidden ? t({ id: 'ui.chart.hidden', message: 'Montants masqués' }) : label
  const { groups } = threads
  return (
    <div {...asDrawing(name)} className={fanBox} data-part="fan">
      <Threads
        groups={groups}
        drawn={threads.wide}
        frame={wide}
        hidden={hidden}
        className={narrow === undefined ? '' : fanWide}
      />
      {narrow !== undefined && (
        <Threads groups={groups} drawn={threads.narrow} frame={narrow} hidden={hidden} className={fanNarrow} />
      )}
    </div>
  )
}

type ThreadsProps = {
  readonly groups: readonly FanGroup[]
  readonly drawn: DrawnThreads
  readonly frame: Frame
  readonly hidden: boolean
  readonly className: string
}

const NOWHERE: FanTarget = { start: 0, width: 0 }

const looks: Readonly<Partial<Record<NonNullable<FanGroup['kind']>, string>>> = { dashed: dashes, thin }

const Threads = ({ groups, drawn, frame: { width, height, targets }, hidden, className }: ThreadsProps) => {
  const counts = hidden ? neutralCounts(groups) : drawn.counts
  const { paths, stroke } = drawFan(
    counts.map((count, at) => ({ count, target: targets[at] ?? NOWHERE })),
    width,
    height,
  )
  return (
    <svg
      className={`${fan} ${threadsStyle} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      style={cssVars({ '--stroke': stroke, '--units': width })}
    >
      {groups.map(({ id, tone, kind = 'solid', amount }, at) => (
        <path
          key={id}
          className={`${tones[hidden && kind !== 'unknown' ? 'mute' : tone]} ${(hidden ? undefined : looks[kind]) ?? ''}`}
          d={paths[at]}
          data-group={id}
          data-kind={kind}
          data-worth={hidden ? undefined : amount}
        />
      ))}
    </svg>
  )
}
