import { useLingui } from '@lingui/react/macro'
import { cssVars } from '../theme/css-vars.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { count, small, threads } from './countdown.css.ts'
import { spokenSeconds } from './spoken-seconds.ts'

type CountdownProps = {
  readonly seconds: number
  /** Seconds at the start: as many threads. */
  readonly total: number
}

/** Seconds that run out, one thread each. They are shown at every second and said only a few times. */
export const Countdown = ({ seconds, total }: CountdownProps) => {
  const { t } = useLingui()
  const spoken = spokenSeconds(seconds, total)
  return (
    <div>
      <p className={count} aria-hidden="true">
        {t({ id: 'ui.countdown.seconds', message: `${seconds} s` })}{' '}
        <small className={small}>{t({ id: 'ui.countdown.unit', message: 'un fil par seconde' })}</small>
      </p>
      <VisuallyHidden>
        {t({ id: 'ui.countdown.left', message: `${seconds}\u00A0secondes restantes sur ${total}` })}
      </VisuallyHidden>
      <div
        className={threads}
        aria-hidden="true"
        style={cssVars({ '--left': `${(seconds / total) * 100}%`, '--pitch': `${100 / total}%` })}
      />
      <VisuallyHidden>
        <span aria-live="polite">
          {spoken === undefined ? '' : t({ id: 'ui.countdown.spoken', message: `Encore ${spoken}\u00A0secondes` })}
        </span>
      </VisuallyHidden>
    </div>
  )
}
