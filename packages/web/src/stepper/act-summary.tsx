import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './act.css.ts'

type ActPartProps = { readonly title: string; readonly onChange: () => void; readonly children: ReactNode }

/** A part of the summary of an act, with the way back to its answers. */
export const ActPart = ({ title, onChange, children }: ActPartProps): ReactElement => (
  <PanelSection>
    <div className={styles.head}>
      <h2 className={styles.partTitle}>{title}</h2>
      <TextButton onClick={onChange}>
        <Trans id="act.summary.change">Modifier</Trans> <VisuallyHidden>{title}</VisuallyHidden>
      </TextButton>
    </div>
    {children}
  </PanelSection>
)

type ActDaysProps = {
  readonly days: readonly { readonly id: string; readonly day: string | undefined; readonly text: string }[]
}

/** What happens once an act is confirmed, each with its day. */
export const ActDays = ({ days }: ActDaysProps): ReactElement => (
  <ol className={styles.days}>
    {days.map(({ id, day, text }) => (
      <li key={id}>
        {day !== undefined && <b>{day}</b>}
        <p className={styles.day}>{text}</p>
      </li>
    ))}
  </ol>
)
